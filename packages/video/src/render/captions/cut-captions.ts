import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InkedPixels } from '@relampago/compositor'
import { captionSheetScript, type CaptionSheet, type TimelineOutline } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../../run/tool-error.ts'
import type { Tools } from '../../run/tools.ts'
import { fontsFolder } from './fonts-folder.ts'
import { planCaptionSheet, type Cell, type WordCell } from './plan-caption-sheet.ts'

/** How much of each pixel is outline, letter, or the watermark's bolt. */
type Covers = Record<'outline' | 'fill', Uint8Array> & { accent?: Uint8Array }
/** Something drawn by libass at rest, with its place in caption space. */
export type CutOut = Pick<InkedPixels, 'width' | 'height'> & { left: Pixels; top: Pixels; covers: Covers }
/** Pops about its centre. */
export type WordCutOut = CutOut & { centreX: Pixels; centreY: Pixels; wordWidth: Pixels }
type CutPage = { /** In the order of the page. */ words: WordCutOut[]; watermark: CutOut | null }

export type CaptionCutter = {
  /**
   * What a page shows; pages must be asked for in their order, the same one as often as wanted. The
   * index after the last is one without words.
   */
  page(index: number): Promise<CutPage>
  /** Stops what is being drawn; no process is left when it resolves. */
  close(): Promise<void>
}

/** A third of a minute or so: few enough to be drawn in a moment and to take some 20 MB. */
const pagesAtOnce = 12
/** The next pages are drawn when so many are left. */
const pagesLeft = 2
const step = 'render: captions'
const timeoutMs = 20_000

/**
 * Draws the words of captions by libass, many pages in one run of FFmpeg, which then has no
 * captions to draw on frames. `folder` exists and is the caller's. Fails with `ToolError`, or with
 * the signal's reason.
 */
export function openCaptionCutter(timeline: TimelineOutline, folder: string, { ffmpegPath, signal }: Pick<Tools, 'ffmpegPath' | 'signal'>): CaptionCutter {
  const { pages } = timeline.captions
  const closed = new AbortController()
  const stopped = AbortSignal.any([signal, closed.signal])
  const known = new Map<number, Promise<CutPage>>()
  const runs: Promise<unknown>[] = []

  function start(first: number): void {
    const asked = pages.slice(first, first + pagesAtOnce)
    const { sheet, words, watermark } = planCaptionSheet(timeline, asked)
    const isEmpty = sheet.words.length === 0 && watermark === null
    const drawn = isEmpty ? Promise.resolve(noPlanes) : drawSheet(sheet, join(folder, `captions-${first}`), ffmpegPath, stopped)
    // Waited for when a page is asked for; a failure is met there.
    drawn.catch(() => undefined)
    runs.push(drawn)
    for (let at = 0; at < Math.max(1, asked.length); at += 1) {
      const page = drawn.then((planes) => ({
        words: (words[at] ?? []).map((cell) => cutWord(planes, cell)),
        watermark: watermark === null ? null : cutWatermark(planes, watermark),
      }))
      page.catch(() => undefined)
      known.set(first + at, page)
    }
  }

  return {
    async page(index) {
      if (!known.has(index)) start(index)
      for (const past of known.keys()) if (past < index) known.delete(past)
      const ahead = Math.max(...known.keys()) + 1
      if (ahead - index <= pagesLeft && ahead < pages.length) start(ahead)
      const page = await known.get(index)
      if (page === undefined) throw new Error(`there is no caption page ${index}`)
      return page
    },
    async close() {
      closed.abort()
      await Promise.allSettled(runs)
    },
  }
}

/** Green, blue and red, as FFmpeg writes them. */
type Planes = { width: Pixels; fill: Uint8Array; accent: Uint8Array; outline: Uint8Array }
const nothing = new Uint8Array()
const noPlanes: Planes = { width: 0, fill: nothing, accent: nothing, outline: nothing }

async function drawSheet(sheet: CaptionSheet, folder: string, ffmpegPath: string, signal: AbortSignal): Promise<Planes> {
  const { width, height } = sheet
  await mkdir(folder)
  // Plain names in the working directory: names that people choose never reach the filter.
  await writeFile(join(folder, 'captions.ass'), captionSheetScript(sheet))
  await symlink(fontsFolder, join(folder, 'fonts'), 'junction')
  const black = `color=black:size=${width}x${height}:rate=1,format=gbrp`
  const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', black, '-vf', 'ass=captions.ass:fontsdir=fonts', '-frames:v', '1']
  const { stdout } = await runFfmpeg({ path: ffmpegPath, args: [...args, '-f', 'rawvideo', 'pipe:1'], folder, step, signal, timeoutMs })
  const plane = width * height
  if (stdout.length !== 3 * plane) throw new ToolError(ffmpegPath, step, `exit 0 after ${stdout.length} of ${3 * plane} bytes`)
  return { width, fill: stdout.subarray(0, plane), accent: stdout.subarray(plane, 2 * plane), outline: stdout.subarray(2 * plane) }
}

function cutWord({ width, outline, fill }: Planes, { x, y, ...cell }: WordCell): WordCutOut {
  const at = { x, y, ...cell }
  return { ...cell, covers: { outline: cut(outline, width, at), fill: cut(fill, width, at) } }
}

function cutWatermark({ width, outline, fill, accent }: Planes, { x, y, ...cell }: Cell): CutOut {
  const at = { x, y, ...cell }
  return { ...cell, covers: { outline: cut(outline, width, at), fill: cut(fill, width, at), accent: cut(accent, width, at) } }
}

function cut(plane: Uint8Array, planeWidth: Pixels, { x, y, width, height }: Cell): Uint8Array {
  const part = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * planeWidth + x
    part.set(plane.subarray(start, start + width), row * width)
  }
  return part
}
