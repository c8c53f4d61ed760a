import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StillEffect } from '@relampago/compositor'
import { createStillBaker, type StillBaker } from '@relampago/compositor/stills'
import { effectHint, effects, neutralIntensities, type EffectId } from '@relampago/domain/catalogue'
import type { PlacedTransition } from '@relampago/domain/timeline'
import { difference, drawAll, softDisc, testPicture, testScenes, type Drawn } from '../../tests/effects-setup.ts'
import { compositorFile } from '../run/compositor-file.ts'
import { startBaker } from './start-baker.ts'

const ids = Object.keys(effects) as EffectId[]

describe('every effect of the catalogue', () => {
  let plain: Drawn
  beforeAll(async () => {
    plain = await drawAll(testScenes(1, []))
  })

  it.each(ids.flatMap((id) => [50, 100].map((intensity) => ({ id, intensity }))))(
    '$id changes the picture at intensity $intensity, unless its control tells that it does not',
    async ({ id, intensity }) => {
      const { frames, notes } = await drawAll(testScenes(1, [{ id, intensity, from: 0, to: 20 }]))

      const most = Math.max(...frames.map((frame, at) => difference(frame, plain.frames[at])))
      expect(notes).toEqual([])
      // At half intensity a trail or a sharper edge touches few pixels of so small a picture.
      const isVisible = most > (intensity === 100 ? 0.01 : 0.003)
      expect(isVisible).toBe(effectHint(id, intensity) !== 'neutral')
    },
  )

  it.each(ids.flatMap((id) => neutralIntensities(id).map((intensity) => ({ id, intensity }))))(
    '$id changes nothing at intensity $intensity, as its control tells',
    async ({ id, intensity }) => {
      const { frames } = await drawAll(testScenes(1, [{ id, intensity, from: 0, to: 20 }]))

      // The step next to a scale of 1 is 0.999, which moves the sides by half a pixel.
      const most = id === 'scale' ? 0.02 : 0.001
      expect(Math.max(...frames.map((frame, at) => difference(frame, plain.frames[at])))).toBeLessThan(most)
    },
  )

  it.each(ids.filter((id) => effectHint(id, 50) === 'switch'))('%s is a switch: off at 49, on from 50, and the same at 100', async (id) => {
    const drawn = await Promise.all([49, 50, 100].map((intensity) => drawAll(testScenes(1, [{ id, intensity, from: 0, to: 20 }]))))

    const [off, on, full] = drawn.map(({ frames }) => Buffer.concat(frames))
    expect(off?.equals(Buffer.concat(plain.frames))).toBe(true)
    expect(difference(on, off)).toBeGreaterThan(0.1)
    expect(on?.equals(full ?? Buffer.of())).toBe(true)
  })
})

describe('a baked layer', () => {
  const disc = softDisc([240, 200, 40])
  let baker: StillBaker
  beforeAll(async () => {
    baker = await createStillBaker(readFileSync(compositorFile))
  })
  const bakeDisc = (effect: StillEffect) => baker.bakeLayer(disc, [effect], 1)
  const pixelAt = ({ rgba, width, height }: typeof disc, fromCentreX: number) => {
    const at = (Math.floor(height / 2) * width + Math.floor(width / 2) + fromCentreX) * 4
    return [...rgba.subarray(at, at + 4)]
  }

  it('keeps its outline under a change of colour', () => {
    const baked = bakeDisc({ id: 'negate', value: 1 })

    expect([baked.width, baked.height]).toEqual([40, 40])
    expect([...baked.rgba].filter((_, at) => at % 4 === 3)).toEqual([...disc.rgba].filter((_, at) => at % 4 === 3))
    expect(pixelAt(baked, 0)).toEqual([15, 55, 215, 255])
  })

  it.each(['gblur', 'boxblur', 'avgblur', 'dblur'] as const)('spreads over its outline under %s, in its own colour and about its own centre', (id) => {
    const baked = bakeDisc({ id, value: 12 })

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

  it('shows no dark rim where a filter looks around', () => {
    const baked = bakeDisc({ id: 'removegrain', value: 100 })

    for (const x of [-14, -8, 8, 14]) expect(pixelAt(baked, x)[0]).toBeGreaterThan(230)
  })

  it('does a chain in its order', () => {
    const picture = testPicture({ width: 64, height: 64 })
    const chain: StillEffect[] = [
      { id: 'negate', value: 1 },
      { id: 'exposure', value: 1 },
    ]
    const one = baker.bakeOpaque(picture, chain, 1)
    const other = baker.bakeOpaque(picture, chain.toReversed(), 1)

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

describe('a baking thread', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'relampago-effects-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const curves = (scenes: number) => testScenes(scenes, [{ id: 'curves', intensity: 80, from: 0, to: scenes * 20 }])
  /** A module that a thread runs in place of the one that bakes. */
  const threadOf = (onJob: string) => {
    const file = join(folder, 'thread.mjs')
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'\nimport { writeFileSync } from 'node:fs'\nparentPort.on('message', (job) => { ${onJob} })\n`,
    )
    return pathToFileURL(file)
  }

  it.each([
    ['throws', `throw new Error('no room for so many bytes')`, 'no room for so many bytes'],
    ['dies', 'process.exit(7)', 'the baking thread ended with 7'],
  ])('that %s leaves each picture as it was, and is noted', async (_, onJob, reason) => {
    const plain = await drawAll(testScenes(2, []))

    const { frames, notes } = await drawAll(curves(2), { threadFile: threadOf(onJob) })

    expect(Buffer.concat(frames).equals(Buffer.concat(plain.frames))).toBe(true)
    expect(notes).toEqual([1, 2].map((scene) => `scene ${scene} is shown without curves: ${reason}`))
  })

  it('that fails is replaced for the next scene', async () => {
    const marker = join(folder, 'failed')
    const failing = threadOf('')
    writeFileSync(
      failing,
      `import { existsSync, writeFileSync } from 'node:fs'
       if (existsSync(${JSON.stringify(marker)})) await import(${JSON.stringify(new URL('baking-thread.ts', import.meta.url).href)})
       else { writeFileSync(${JSON.stringify(marker)}, ''); throw new Error('the first has no memory') }`,
    )
    const expected = await drawAll(curves(2))

    const { frames, notes } = await drawAll(curves(2), { threadFile: failing })

    expect(notes).toEqual(['scene 1 is shown without curves: the first has no memory'])
    expect(frames[5]?.length).toBe(expected.frames[5]?.length)
    expect(difference(frames[5], expected.frames[5])).toBeGreaterThan(0.02)
    expect(Buffer.concat(frames.slice(20)).equals(Buffer.concat(expected.frames.slice(20)))).toBe(true)
  })

  it.each([
    ['waits', ''],
    ['computes without end', 'for (;;);'],
  ])('that %s is stopped by an abort, and none is left', async (_, work) => {
    const started = join(folder, 'started')
    const controller = new AbortController()
    const stopped = new Error('stopped by the person')
    const threadFile = threadOf(`writeFileSync(${JSON.stringify(started)}, ''); ${work}`)

    const drawing = drawAll(curves(1), { threadFile, signal: controller.signal })
    const outcome = drawing.then(
      () => null,
      (reason: unknown) => reason,
    )
    await expect.poll(() => existsSync(started)).toBe(true)
    expect(bakingThreads()).toHaveLength(1)
    controller.abort(stopped)

    expect(await outcome).toBe(stopped)
    expect(bakingThreads()).toEqual([])
  })

  it('leaves the picture it was given, also one that was read from a file', async () => {
    const { width, height, rgba } = testPicture({ width: 32, height: 32 })
    const file = join(folder, 'picture.rgba')
    writeFileSync(file, rgba)
    const notes: string[] = []
    const baker = startBaker({ width, height }, { signal: new AbortController().signal, onNote: (note) => notes.push(note) })
    const picture = { background: { rgba: readFileSync(file), width, height }, layers: [] }

    const first = await baker.bake(picture, [{ id: 'negate', value: 1 }], 0)
    const second = await baker.bake(picture, [{ id: 'negate', value: 1 }], 1)
    await baker.close()

    expect(notes).toEqual([])
    expect(picture.background.rgba.equals(rgba)).toBe(true)
    expect(Buffer.from(first.background.rgba).equals(second.background.rgba)).toBe(true)
    expect(difference(first.background.rgba, rgba)).toBeGreaterThan(0.5)
  })

  it('is ended with the drawing', async () => {
    await drawAll(curves(1))

    expect(bakingThreads()).toEqual([])
  })
})

/** As the system names them. */
function bakingThreads(): string[] {
  const names = readdirSync('/proc/self/task').map((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim())
  return names.filter((name) => name === 'still-effects')
}
