import { createHash } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { RgbaPixels } from '@relampago/compositor'
import { levelDifference, similarity } from '../../packages/video/tests/similarity.ts'
import { openPreview } from './drawn-by-preview.ts'
import { openRender } from './drawn-by-render.ts'
import { colorsOf, scaledDown } from './frame-colors.ts'
import { heldOutScene } from './held-out-pictures.ts'
import { plainCase, type ParityCase } from './parity-cases.ts'

/** Structural similarity, and the largest difference of a red, green or blue value. */
export type Likeness = { ssim: number; most: number }
export type ParityResult = Pick<ParityCase, 'kind' | 'id' | 'at'> & {
  /** Of a frame that stands still, at the full size. */
  paused: Likeness
  /** Of a frame drawn small in time, against the render's scaled down; `null` when not measured. */
  playing: Likeness | null
}
/** Both frames at the size of playing, if that was measured. */
export type FramePair = { name: string; render: RgbaPixels; preview: RgbaPixels }

/** While it plays, a preview draws a third of the width and height. */
const playingShrink = 3

type Size = { width: number; height: number }
type Comparison = {
  cases: readonly ParityCase[]
  size: Size
  /** Whether frames are drawn small, too. */
  withPlaying: boolean
  browser: Browser
  onResult: (result: ParityResult, pair: FramePair) => void
}

/** Draws each case by the render and by the preview, and compares. */
export async function compareCases({ cases, size, withPlaying, browser, onResult }: Comparison): Promise<void> {
  const drawers = await openDrawers(size, browser)
  try {
    for (const one of cases) {
      const { kind, id, at } = one
      const paused = await comparePaused(one, size, drawers)
      const playing = withPlaying ? await comparePlaying(one, paused.planes, size, drawers) : null
      onResult(
        { kind, id, at, paused: paused.likeness, playing: playing?.likeness ?? null },
        { name: `${id} ${at}`, ...(playing === null ? await paused.pair() : { render: playing.render, preview: playing.preview }) },
      )
    }
  } finally {
    await drawers.close()
  }
}

/** What a frame without effects and transitions loses by being drawn small. */
export async function plainLikeness(size: Size, browser: Browser): Promise<Likeness> {
  const drawers = await openDrawers(size, browser)
  try {
    const plain = plainCase(size)
    return (await comparePlaying(plain, await drawers.render.draw(plain), size, drawers)).likeness
  } finally {
    await drawers.close()
  }
}

type Drawers = { render: Awaited<ReturnType<typeof openRender>>; preview: Awaited<ReturnType<typeof openPreview>>; close: () => Promise<void> }

async function openDrawers(size: Size, browser: Browser): Promise<Drawers> {
  const scenes = await Promise.all(['parity one', 'parity two'].map((seed) => heldOutScene(seed, size)))
  const render = await openRender(
    size,
    scenes.map(({ pixels }) => pixels),
  )
  const preview = await openPreview(browser, scenes)
  return {
    render,
    preview,
    async close() {
      await preview.close()
      await render.close()
    },
  }
}

type Shown = Pick<ParityCase, 'timeline' | 'frame'>

async function comparePaused(shown: Shown, size: Size, { render, preview }: Drawers) {
  const [planes, drawn] = await Promise.all([render.draw(shown), preview.draw(shown, size)])
  const reference = colorsOf(planes, size)
  const pair = async () => ({ render: reference, preview: { rgba: await drawn.rgba(), ...size } })
  // Equal frames need not travel.
  const isEqual = createHash('sha256').update(reference.rgba).digest('hex') === drawn.sha256
  return { planes, pair, likeness: isEqual ? { ssim: 1, most: 0 } : compared(reference, (await pair()).preview) }
}

async function comparePlaying(shown: Shown, planes: Uint8Array, size: Size, { preview }: Drawers) {
  const small = { width: size.width / playingShrink, height: size.height / playingShrink }
  const drawn = { rgba: await (await preview.draw(shown, small)).rgba(), ...small }
  const reference = colorsOf(scaledDown(planes, size, playingShrink), small)
  return { likeness: compared(reference, drawn), render: reference, preview: drawn }
}

function compared(one: RgbaPixels, other: RgbaPixels): Likeness {
  return { ssim: similarity(one, other), most: levelDifference(one, other).most }
}
