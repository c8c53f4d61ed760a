import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { effects, type EffectId } from '@relampago/domain/catalogue'
import type { PlacedTransition } from '@relampago/domain/timeline'
import { writeProgram } from '../../tests/render-setup.ts'
import { bakeLayers, bakeOpaque, type Bake } from './bake-pixels.ts'
import { difference, drawAll, softDisc, testPicture, testScenes, type Drawn } from '../../tests/effects-setup.ts'

/** A full turn, of the colours or of the frame, is none. */
const neutralAtFull: readonly EffectId[] = ['hue', 'rotate']
/** The middle of a range that is even on both sides of nothing. */
const neutralAtHalf: readonly EffectId[] = ['colorbalance', 'exposure']
const ids = Object.keys(effects) as EffectId[]

describe('every effect of the catalogue', () => {
  let plain: Drawn
  beforeAll(async () => {
    plain = await drawAll(testScenes(1, []))
  })

  it.each(ids.flatMap((id) => [50, 100].map((intensity) => ({ id, intensity, neutral: (intensity === 50 ? neutralAtHalf : neutralAtFull).includes(id) }))))(
    '$id changes the picture at intensity $intensity',
    async ({ id, intensity, neutral }) => {
      const { frames, notes } = await drawAll(testScenes(1, [{ id, intensity, from: 0, to: 20 }]))

      const most = Math.max(...frames.map((frame, at) => difference(frame, plain.frames[at])))
      expect(notes).toEqual([])
      // At half intensity a trail or a sharper edge touches few pixels of so small a picture.
      const isVisible = most > (intensity === 100 ? 0.01 : 0.003)
      expect(isVisible).toBe(!neutral)
    },
  )
})

describe('a baked layer', () => {
  const bake = (...chain: Bake['effects'][number][]): Bake => ({ effects: chain, scale: 1, ffmpegPath: 'ffmpeg', signal: new AbortController().signal })
  const disc = softDisc([240, 200, 40])
  /** Beside another layer, which must not show in it. */
  const bakeDisc = async (order: Bake) => {
    const [baked] = await bakeLayers([disc, softDisc([20, 30, 250], 30)], order)
    if (baked === undefined) throw new Error('the layer is gone')
    return baked
  }
  const pixelAt = ({ rgba, width, height }: typeof disc, fromCentreX: number) => {
    const at = (Math.floor(height / 2) * width + Math.floor(width / 2) + fromCentreX) * 4
    return [...rgba.subarray(at, at + 4)]
  }

  it('keeps its outline under a change of colour', async () => {
    const baked = await bakeDisc(bake({ id: 'negate', value: 1 }))

    expect([baked.width, baked.height]).toEqual([40, 40])
    expect([...baked.rgba].filter((_, at) => at % 4 === 3)).toEqual([...disc.rgba].filter((_, at) => at % 4 === 3))
    expect(pixelAt(baked, 0)).toEqual([15, 55, 215, 255])
  })

  it.each(['gblur', 'boxblur', 'avgblur', 'dblur'] as const)('spreads over its outline under %s, in its own colour and about its own centre', async (id) => {
    const baked = await bakeDisc(bake({ id, value: 12 }))

    expect(baked.width).toBeGreaterThan(40)
    expect(baked.width % 2).toBe(0)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixelAt(baked, 0)
    expect([Math.abs(red - 240) < 6, Math.abs(green - 200) < 6, Math.abs(blue - 40) < 6]).toEqual([true, true, true])
    expect(alpha).toBeLessThan(255)
    expect(pixelAt(baked, 21)[3]).toBeGreaterThan(0)
    const alphas = baked.rgba.filter((_, at) => at % 4 === 3).reduce((sum, value) => sum + value, 0)
    const before = disc.rgba.filter((_, at) => at % 4 === 3).reduce((sum, value) => sum + value, 0)
    expect(alphas / before).toBeGreaterThan(0.9)
    expect(alphas / before).toBeLessThan(1.1)
  })

  it('shows no dark rim where a filter looks around', async () => {
    const baked = await bakeDisc(bake({ id: 'removegrain', value: 100 }))

    for (const x of [-14, -8, 8, 14]) expect(pixelAt(baked, x)[0]).toBeGreaterThan(230)
  })

  it('does a chain in its order', async () => {
    const picture = testPicture({ width: 64, height: 64 })
    const one = await bakeOpaque(picture, bake({ id: 'negate', value: 1 }, { id: 'exposure', value: 1 }))
    const other = await bakeOpaque(picture, bake({ id: 'exposure', value: 1 }, { id: 'negate', value: 1 }))

    expect(difference(one.rgba, other.rgba)).toBeGreaterThan(0.2)
  })
})

describe('a design on a whole video', () => {
  const transitions: PlacedTransition[] = [
    { id: 'slideleft', after: 0, from: 16, to: 24 },
    { id: 'circleopen', after: 1, from: 36, to: 44 },
    { id: 'fade', after: 2, from: 56, to: 64 },
  ]
  const placed = [
    { id: 'eq', intensity: 70, from: 5, to: 15 },
    { id: 'gblur', intensity: 60, from: 10, to: 30 },
    { id: 'sobel', intensity: 100, from: 34, to: 40 },
    { id: 'monochrome', intensity: 100, from: 48, to: 52 },
    { id: 'negate', intensity: 100, from: 60, to: 66 },
    { id: 'vignette', intensity: 80, from: 28, to: 36 },
    { id: 'hflip', intensity: 100, from: 70, to: 80 },
  ] as const

  let designed: Drawn
  beforeAll(async () => {
    designed = await drawAll(testScenes(4, [...placed], transitions))
  })

  it('changes the frames within the effects’ times, transitions included, and not one other', async () => {
    const plain = await drawAll(testScenes(4, [], transitions))

    const changed = designed.frames.flatMap((frame, at) => (difference(frame, plain.frames[at]) > 0.02 ? [at] : []))
    const touched = designed.frames.flatMap((frame, at) => (Buffer.compare(frame, plain.frames[at] ?? Buffer.of()) === 0 ? [] : [at]))
    const expected = plain.frames.flatMap((_, at) => (placed.some(({ from, to }) => at >= from && at < to) ? [at] : []))
    expect(changed).toEqual(expected)
    expect(touched).toEqual(expected)
    expect(designed.notes).toEqual([])
  })

  it('comes out the same every time', async () => {
    const again = await drawAll(testScenes(4, [...placed], transitions))

    expect(again.frames.every((frame, at) => Buffer.compare(frame, designed.frames[at] ?? Buffer.of()) === 0)).toBe(true)
  })
})

describe('a filter that fails', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('leaves the picture as it was, and is noted', async () => {
    folder = mkdtempSync(join(tmpdir(), 'relampago-effects-'))
    const broken = writeProgram(folder, 'ffmpeg', 'echo "no such filter" >&2; exit 1')
    const plain = await drawAll(testScenes(1, []))

    const { frames, notes } = await drawAll(testScenes(1, [{ id: 'curves', intensity: 80, from: 0, to: 20 }]), { ffmpegPath: broken })

    expect(Buffer.concat(frames).equals(Buffer.concat(plain.frames))).toBe(true)
    expect(notes).toEqual([expect.stringMatching(/^scene 1 is shown without curves: .*no such filter/)])
  })

  it('that hangs is stopped by an abort, and no process is left', async () => {
    folder = mkdtempSync(join(tmpdir(), 'relampago-effects-'))
    const started = join(folder, 'pid')
    const hanging = writeProgram(folder, 'ffmpeg', `echo $$ > ${started}; exec sleep 1000`)
    const controller = new AbortController()
    const stopped = new Error('stopped by the person')

    const drawing = drawAll(testScenes(1, [{ id: 'curves', intensity: 80, from: 0, to: 20 }]), { ffmpegPath: hanging, signal: controller.signal })
    const outcome = drawing.then(
      () => null,
      (reason: unknown) => reason,
    )
    await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8').trim() !== '').toBe(true)
    controller.abort(stopped)

    expect(await outcome).toBe(stopped)
    expect(existsSync(`/proc/${readFileSync(started, 'utf8').trim()}`)).toBe(false)
  })
})
