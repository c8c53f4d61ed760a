import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Timeline } from '@relampago/domain/timeline'
import { drawPictures, makeTone, picturesOf, testTimeline, testTools, writeProgram } from '../../tests/render-setup.ts'
import { openStageCache } from '../stage-cache/stage-cache.ts'
import { readClip } from './frames/read-clip.ts'
import { renderTimeline } from './render-timeline.ts'

let tools = testTools()
let cacheFolder = ''
beforeEach(() => {
  tools = testTools({ ffmpegPath: execFileSync('sh', ['-c', 'command -v ffmpeg']).toString().trim() })
  cacheFolder = mkdtempSync(join(tmpdir(), 'clips-cache-'))
  drawPictures(tools.folder, 3)
  makeTone(join(tools.folder, 'sound.m4a'), 6)
})
afterEach(() => {
  tools.release()
  rmSync(cacheFolder, { recursive: true })
})

const size = { width: 270, height: 480 } as const

/** A moving pattern with the number of each frame, as prepared clips are encoded. */
function makeClip(name: string, frames: number, pattern = 'testsrc2'): void {
  const source = `${pattern}=size=${size.width}x${size.height}:rate=30`
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '12', '-bf', '0', '-g', '15', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, '-frames:v', String(frames), ...coding, join(tools.folder, name)])
}

/** Three scenes of 60 frames, the second one with a clip. */
function clipTimeline(frames: number): Timeline {
  const timeline = { ...testTimeline({ words: [], framesPerScene: 60 }), ...size }
  const [, second] = timeline.scenes
  if (second === undefined) throw new Error('there are three scenes')
  second.picture.clip = { file: 'clip.mp4', ...size, frames }
  second.picture.layers = []
  return timeline
}

type Rendering = { name?: string; isKept?: boolean; onProgress?: (done: number) => void }

const render = (timeline: Timeline, { name = 'video.mp4', isKept = false, onProgress = () => undefined }: Rendering = {}) =>
  renderTimeline({
    timeline,
    pictures: picturesOf(timeline),
    soundtrackFile: 'sound.m4a',
    quality: 'standard',
    outFile: join(tools.folder, name),
    tools,
    onProgress,
    ...(isKept ? { cache: openStageCache({ folder: cacheFolder, now: () => new Date() }) } : {}),
  })

/** How alike a frame of one file and a frame of another are; 1 for equal ones. */
function likeness(file: string, frame: number, other: string, otherFrame: number): number {
  const compare = `[0]select=eq(n\\,${frame}),setpts=0[a];[1]select=eq(n\\,${otherFrame}),setpts=0[b];[a][b]ssim`
  const args = ['-hide_banner', '-i', join(tools.folder, file), '-i', join(tools.folder, other), '-lavfi', compare, '-frames:v', '1', '-f', 'null', '-']
  const said = execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', 'ffmpeg', ...args]).toString()
  return Number(/All:([\d.]+)/.exec(said)?.[1])
}

describe('a clip in a scene', () => {
  it.each([false, true])('moves in time with its scene, drawn in segments: %s', async (isKept) => {
    makeClip('clip.mp4', 66)
    const timeline = clipTimeline(66)
    const from = timeline.scenes[1]?.from ?? 0

    await render(timeline, { isKept })

    for (const at of [12, 25, 40]) {
      expect(likeness('video.mp4', from + at, 'clip.mp4', at)).toBeGreaterThan(0.95)
      expect(likeness('video.mp4', from + at, 'clip.mp4', at + 10)).toBeLessThan(0.9)
    }
  })

  it('that is shorter than its scene stays at its last frame', async () => {
    makeClip('clip.mp4', 20)
    const timeline = clipTimeline(20)
    const from = timeline.scenes[1]?.from ?? 0

    await render(timeline)

    expect(likeness('video.mp4', from + 45, 'clip.mp4', 19)).toBeGreaterThan(0.95)
  })

  it('is entered in its middle when only the stretch after a transition is drawn again', async () => {
    makeClip('clip.mp4', 66)
    const timeline = clipTimeline(66)
    await render(timeline, { isKept: true })
    const edited = structuredClone(timeline)
    edited.effects = [{ id: 'vignette', intensity: 10, from: 75, to: 80 }]

    await render(edited, { name: 'edited.mp4', isKept: true })

    const from = timeline.scenes[1]?.from ?? 0
    expect(likeness('edited.mp4', from + 40, 'clip.mp4', 40)).toBeGreaterThan(0.95)
  })

  it('of other content under the same name is drawn again', async () => {
    makeClip('clip.mp4', 66)
    const timeline = clipTimeline(66)
    await render(timeline, { isKept: true })
    rmSync(join(tools.folder, 'clip.mp4'))
    makeClip('clip.mp4', 66, 'mandelbrot')
    const from = timeline.scenes[1]?.from ?? 0

    await render(timeline, { isKept: true, name: 'second.mp4' })

    expect(likeness('second.mp4', from + 30, 'clip.mp4', 30)).toBeGreaterThan(0.9)
  })

  it('that cannot be read costs its motion, with a note', async () => {
    const notes: string[] = []
    tools.onNote = (note) => notes.push(note)

    const { frames } = await render(clipTimeline(66))

    expect(frames).toBe(180)
    expect(notes).toEqual(['scene 2 stands still: frame 0 of its clip cannot be read'])
  })

  it('ends with the render when that is aborted', async () => {
    makeClip('clip.mp4', 66)
    tools.ffmpegPath = writeProgram(tools.folder, 'ffmpeg', `echo $$ >> ${tools.folder}/pid; exec ffmpeg "$@"`)
    const stopped = new Error('stopped by the person')

    await expect(render(clipTimeline(66), { onProgress: (done) => done === 80 && tools.abort(stopped) })).rejects.toBe(stopped)

    const pids = readFileSync(join(tools.folder, 'pid'), 'utf8').trim().split('\n')
    expect(pids.length).toBe(2)
    expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  })
})

describe('frames of a clip', () => {
  it('can be asked for in any order and are those of its file', async () => {
    makeClip('clip.mp4', 60)
    const clip = readClip({ file: 'clip.mp4', ...size, frames: 60 }, { ...tools, size, onFailure: () => undefined })
    const bytes = (size.width * size.height * 3) / 2
    const raw = execFileSync('ffmpeg', ['-v', 'error', '-i', join(tools.folder, 'clip.mp4'), '-f', 'rawvideo', '-'], { maxBuffer: 60 * bytes })

    for (const at of [30, 31, 33, 32, 31, 36, 34, 35, 2, 59, 59, 58]) {
      const frame = await clip.at(at)
      expect(Buffer.from(frame ?? []).equals(raw.subarray(at * bytes, (at + 1) * bytes)), `frame ${at}`).toBe(true)
    }

    await clip.close()
  })
})
