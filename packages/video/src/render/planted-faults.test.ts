import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SceneStage } from '@relampago/compositor/stage'
import type { Timeline } from '@relampago/domain/timeline'
import { checkVideo } from './check-video.ts'
import { renderTimeline } from './render-timeline.ts'
import { drawPictures, makeTone, picturesOf, testTimeline, testTools, writeProgram } from '../../tests/render-setup.ts'

/** What the first stage of a render does to its frames. */
const planted: { fault: ((stage: SceneStage) => SceneStage) | null } = { fault: null }
vi.mock('@relampago/compositor/stage', async (original) => {
  const real = await original<typeof import('@relampago/compositor/stage')>()
  const startStage: typeof real.startStage = (...args) => {
    const { fault } = planted
    planted.fault = null
    const stage = real.startStage(...args)
    return fault === null ? stage : fault(stage)
  }
  return { ...real, startStage }
})

const notes: string[] = []
const tools = { ...testTools(), onNote: (note: string) => void notes.push(note) }
beforeEach(() => {
  drawPictures(tools.folder, 1)
  makeTone(join(tools.folder, 'sound.m4a'), 4)
  notes.length = 0
})
afterAll(tools.release)
afterEach(() => {
  planted.fault = null
})

/** 4 s of one scene whose layer floats, in the frame of a quarter of the size. */
function floating(): Timeline {
  const timeline = { ...testTimeline({ words: [], scenes: 1, framesPerScene: 120 }), width: 270, height: 480 }
  for (const { picture } of timeline.scenes) for (const layer of picture.layers) Object.assign(layer, { left: 60, top: 120 })
  return timeline
}

/** Renders and checks; gives what went wrong, or `fine`. */
async function verdictOn(timeline: Timeline, ffmpegPath = 'ffmpeg'): Promise<string> {
  const outFile = join(tools.folder, 'out.mp4')
  try {
    const order = { timeline, pictures: picturesOf(timeline), soundtrackFile: 'sound.m4a', quality: 'standard', outFile } as const
    const { looks } = await renderTimeline({ ...order, tools: { ...tools, ffmpegPath } })
    await checkVideo({ file: outFile, timeline, tools, looks, known: { sound: { loudnessLufs: -14, truePeakDbtp: -2 } } })
    return 'fine'
  } catch (error) {
    return (error as Error).message
  }
}

const darkness = (stage: SceneStage): SceneStage => ({
  ...stage,
  draw(frame, into) {
    stage.draw(frame, into)
    const bytes = into.bytes()
    const luma = (bytes.length * 2) / 3
    bytes.fill(16, 0, luma).fill(128, luma)
  },
})
const standstill = (stage: SceneStage): SceneStage => ({ ...stage, draw: (_frame, into) => stage.draw(0, into) })

it('a stage that draws the same frame although the timeline moves is a fault', async () => {
  planted.fault = standstill

  expect(await verdictOn(floating())).toMatch(
    /^compositor failed at render: draw: the picture stands still from 0\.0 s to 3\.9 s, but the design asks for another$/,
  )
})

it('a stage that draws nothing is a fault', async () => {
  planted.fault = darkness

  expect(await verdictOn(floating())).toMatch(/^compositor failed at render: draw: the picture is dark from 0\.0 s to 4\.0 s, but/)
})

it('an encoder that makes black of what was drawn is a fault', async () => {
  // The last argument is the file; only the encoder's is called picture.mp4.
  const script =
    'for last; do :; done; [ "$last" = picture.mp4 ] || exec ffmpeg "$@"; i=$#; for one; do i=$((i-1)); [ $i -ge 0 ] && shift; [ $i -eq 0 ] || set -- "$@" "$one"; done; exec ffmpeg "$@" -vf drawbox=t=fill:color=black "$last"'

  expect(await verdictOn(floating(), writeProgram(tools.folder, 'dark-ffmpeg', script))).toBe(
    'ffmpeg failed at check: it does not show what was drawn, from 0 s on',
  )
})

it('a design that hides what moves is none, and is noted', async () => {
  const hidden = { ...floating(), effects: [{ id: 'scale', intensity: 0, from: 0, to: 120 } as const] }
  for (const { picture } of hidden.scenes) for (const layer of picture.layers) Object.assign(layer, { left: 600 })

  expect(await verdictOn(hidden)).toBe('fine')
  expect(notes).toContainEqual(expect.stringMatching(/^the picture is dark from 0\.0 s to 4\.0 s: the design hides/))
})

it('a design that stands still is none, and needs no note', async () => {
  const still = floating()
  for (const { picture } of still.scenes) for (const { motion } of picture.layers) motion.amount = 0

  expect(await verdictOn(still)).toBe('fine')
  expect(notes).toEqual([])
})
