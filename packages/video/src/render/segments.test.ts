import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Timeline } from '@relampago/domain/timeline'
import { openStageCache } from '../stage-cache/stage-cache.ts'
import { checkVideo } from './check-video.ts'
import { planSegments } from './frames/plan-segments.ts'
import { renderTimeline, type RenderedVideo } from './render-timeline.ts'
import { lookBytes } from './watch/look.ts'
import { drawPictures, makeTone, picturesOf, testTimeline, testTools, writeProgram } from '../../tests/render-setup.ts'

let tools = testTools()
let cacheFolder = ''
beforeEach(() => {
  tools = testTools({ ffmpegPath: execFileSync('sh', ['-c', 'command -v ffmpeg']).toString().trim() })
  cacheFolder = mkdtempSync(join(tmpdir(), 'segments-cache-'))
  drawPictures(tools.folder, 3)
  makeTone(join(tools.folder, 'sound.m4a'), 6)
})
afterEach(() => {
  tools.release()
  rmSync(cacheFolder, { recursive: true })
})

/** Three scenes of 60 frames without captions, small. */
function smallTimeline(size = { width: 270, height: 480 }): Timeline {
  return { ...testTimeline({ words: [], framesPerScene: 60 }), ...size }
}

/** The same video with its second scene this many frames longer, and all that comes after later. */
function withLongerScene(timeline: Timeline, by: number): Timeline {
  const longer = structuredClone(timeline)
  const [, second, third] = longer.scenes
  const [, last] = longer.transitions
  if (second === undefined || third === undefined || last === undefined) throw new Error('three scenes are needed')
  second.to += by
  last.from += by
  last.to += by
  third.from += by
  third.to += by
  longer.frames += by
  return longer
}

const render = (timeline: Timeline, name: string, cacheName: string | null): Promise<RenderedVideo> =>
  renderTimeline({
    timeline,
    pictures: picturesOf(timeline),
    soundtrackFile: 'sound.m4a',
    quality: 'standard',
    outFile: join(tools.folder, name),
    tools,
    ...(cacheName === null ? {} : { cache: openStageCache({ folder: join(cacheFolder, cacheName), now: () => new Date() }) }),
  })

const keptSegments = () => readdirSync(join(cacheFolder, 'kept')).filter((name) => name.startsWith('segment-')).length
const bytesOf = (name: string) => readFileSync(join(tools.folder, name))

function frameTimes(name: string): number[] {
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', join(tools.folder, name)]
  return execFileSync('ffprobe', args)
    .toString()
    .trim()
    .split('\n')
    .map(Number)
    .toSorted((a, b) => a - b)
}

describe('a video is cut into segments', () => {
  it('before and after each transition', () => {
    const timeline = smallTimeline()

    expect(timeline.transitions.map(({ from, to }) => [from, to])).toEqual([
      [56, 65],
      [116, 125],
    ])
    expect(planSegments(timeline).map(({ from, to }) => [from, to])).toEqual([
      [0, 56],
      [56, 65],
      [65, 116],
      [116, 125],
      [125, 180],
    ])
  })

  it('at hard cuts, and never into pieces too short to be joined', () => {
    const timeline = { ...smallTimeline(), transitions: [] }
    const [first, second, third] = timeline.scenes
    if (first !== undefined && second !== undefined && third !== undefined) Object.assign(third, { from: (second.to = 60) })

    expect(planSegments(timeline).map(({ from }) => from)).toEqual([0, second?.from])
  })

  it('but not within an effect that remembers earlier frames', () => {
    expect(planSegments(smallTimeline(), [{ from: 60, to: 120 }]).map(({ from }) => from)).toEqual([0, 56, 125])
  })

  it('after the last caption of the sentence before', () => {
    const timeline = smallTimeline()
    timeline.captions.pages = [{ from: 1, to: 2.3, lines: [], sizePx: 30 }]

    expect(planSegments(timeline).map(({ from }) => from)).toEqual([0, 56, 69, 116, 125])
  })
})

describe('a render from segments', () => {
  it('joins them without losing, doubling or moving a frame', async () => {
    await render(smallTimeline(), 'out.mp4', 'kept')

    const times = frameTimes('out.mp4')
    expect(times).toHaveLength(180)
    expect(times.every((time, index) => Math.abs(time - index / 30) < 0.0005)).toBe(true)
  })

  it('makes only what a longer scene touches, and the file is that of a render from nothing', async () => {
    const longer = withLongerScene(smallTimeline(), 7)
    await render(smallTimeline(), 'first.mp4', 'kept')
    expect(keptSegments()).toBe(5)

    await render(longer, 'edited.mp4', 'kept')
    await render(longer, 'whole.mp4', 'empty')

    // The scene and the transitions on both sides of it.
    expect(keptSegments()).toBe(8)
    expect(bytesOf('edited.mp4').equals(bytesOf('whole.mp4'))).toBe(true)
    expect(bytesOf('edited.mp4').equals(bytesOf('first.mp4'))).toBe(false)
  })

  it('takes everything from the cache the second time, and knows what was drawn the first time', async () => {
    const timeline = smallTimeline()
    const first = await render(timeline, 'first.mp4', 'kept')
    const made = keptSegments()

    const second = await render(timeline, 'second.mp4', 'kept')

    expect(keptSegments()).toBe(made)
    expect(first.looks.length).toBe(180 * lookBytes)
    expect(Buffer.compare(second.looks, first.looks)).toBe(0)
    expect(bytesOf('second.mp4').equals(bytesOf('first.mp4'))).toBe(true)
  })

  it.each([
    ['1:1', { width: 360, height: 360 }],
    ['4:5', { width: 288, height: 360 }],
    ['16:9', { width: 640, height: 360 }],
  ])('comes out in %s', async (_, size) => {
    const timeline = { ...smallTimeline(size), frames: 60, transitions: [] }
    timeline.scenes = timeline.scenes.slice(0, 1).map((scene) => ({ ...scene, from: 0, to: 60 }))
    const { looks } = await render(timeline, 'out.mp4', null)

    const known = { sound: { loudnessLufs: -14, truePeakDbtp: -2 } }
    const { video } = await checkVideo({ file: join(tools.folder, 'out.mp4'), timeline, tools, looks, known })

    expect(video).toMatchObject({ ...size, nb_frames: '60' })
  })

  it('is a failed tool when the disk is full, and leaves nothing', async () => {
    const before = readdirSync(tools.folder)
    // The device takes no byte, as a full disk does.
    const script =
      'for last; do :; done; i=$#; for one; do i=$((i-1)); [ $i -ge 0 ] && shift; [ "$one" = "$last" ] || set -- "$@" "$one"; done; exec ffmpeg "$@" -f mp4 /dev/full'
    tools.ffmpegPath = writeProgram(tools.folder, 'ffmpeg', script)

    await expect(render(smallTimeline(), 'out.mp4', 'kept')).rejects.toMatchObject({
      name: 'ToolError',
      detail: expect.stringContaining('No space left on device') as string,
    })

    expect(readdirSync(tools.folder).filter((name) => name !== 'ffmpeg')).toEqual(before)
    expect(readdirSync(cacheFolder)).toEqual([])
  })
})
