import { mkdtemp, rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { LayerMotion } from '@relampago/domain/timeline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookIds } from '@relampago/domain/catalogue'
import type { Look } from '../drawing/palette.ts'
import { drawBackground } from '../looks/draw-background.ts'
import { lookStyles, paletteOf } from '../looks/looks.ts'
import { iconPack } from '../icons/icon-pack.ts'
import type { Layout, PhotoPlan, ProductText, ScenePlan } from '../scene-plan/scene-plan.ts'
import { drawLayers, type RawLayer } from './draw-layers.ts'
import { iconsOfPlan, loadScene } from './load-scene.ts'
import { layoutSamples, sampleScheme as scheme, sampleProduct as product } from './samples/samples.ts'

/** Three looks for each layout, others for the next one: each look meets most kinds of layout. */
function looksFor(at: number): Look[] {
  return [0, 1, 2].flatMap((step) => lookIds[(at * 3 + step) % lookIds.length] ?? [])
}

function planOf(layout: Layout, look: Look, photo: PhotoPlan | null = null, seed = 'one'): ScenePlan {
  const background = { look, name: Object.keys(lookStyles[look].backgrounds)[0] ?? '', seed, hasPedestal: true }
  return { look, scheme, background, seed, language: 'pt-BR', words: [], layout, icon: 'headphone', companion: null, extras: ['musical-notes', 'radio'], photo }
}

async function layersFor(plan: ScenePlan): Promise<RawLayer[]> {
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  return drawLayers(scene)
}

/** The visible box without faint shadows: alpha above 200, in frame pixels, every third one. */
function solidBox(layers: readonly RawLayer[]): { left: number; top: number; right: number; bottom: number } {
  const box = { left: 1080, top: 1920, right: 0, bottom: 0 }
  for (const { pixels, width, left, top } of layers) {
    for (let at = 3; at < pixels.length; at += 12) {
      if ((pixels[at] ?? 0) <= 200) continue
      const column = left + ((at >> 2) % width)
      const row = top + Math.floor((at >> 2) / width)
      if (column < box.left) box.left = column
      if (column >= box.right) box.right = column + 1
      if (row < box.top) box.top = row
      if (row >= box.bottom) box.bottom = row + 1
    }
  }
  return box
}

const hashOf = (layers: readonly RawLayer[]) =>
  layers.map(({ pixels, motion, left, top }) => [createHash('sha256').update(pixels).digest('hex'), motion, left, top])

describe('a picture', () => {
  let folder = ''
  let photo: PhotoPlan
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'layers-'))
    const file = join(folder, 'photo.jpg')
    await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#336699' } })
      .jpeg()
      .toFile(file)
    photo = { file, url: 'https://loja.example/1.jpg', width: 1200, height: 900, border: null, isCutOut: false }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const cases = layoutSamples.flatMap((layout, at) => looksFor(at).map((look) => ({ name: `${layout.kind} ${at} in ${look}`, layout, look })))
  const seen = new Map<string, Promise<{ box: ReturnType<typeof solidBox>; motions: LayerMotion[] }>>()
  /** Drawn once for all tests. */
  const lookAt = ({ name, layout, look }: (typeof cases)[number]) => {
    const before = seen.get(name)
    const now = before ?? layersFor(planOf(layout, look, /^(?:product-|photo)/.test(layout.kind) ? photo : null)).then(extent)
    seen.set(name, now)
    return now
  }
  const extent = (layers: readonly RawLayer[]) => ({
    box: solidBox(layers),
    // What waits for a word stands on nothing that could come later.
    motions: layers.filter(({ cues }) => cues?.enter === undefined).map(({ motion }) => motion),
  })

  it.each(cases)('keeps what matters inside the safe zones: $name', async (one) => {
    const { box } = await lookAt(one)

    expect(box.top).toBeGreaterThanOrEqual(165)
    expect(box.bottom).toBeLessThanOrEqual(1240)
    expect(box.left).toBeGreaterThan(0)
    expect(box.right).toBeLessThan(1080)
    // Something substantial is there.
    expect(box.bottom - box.top).toBeGreaterThan(400)
    expect(box.right - box.left).toBeGreaterThan(400)
  })

  // Captions of two lines begin at row 1170.
  it.each(cases.filter(({ layout }) => ['count', 'clock', 'card', 'call-to-action', 'map'].includes(layout.kind)))(
    'ends above the captions: $name',
    async (one) => {
      const { box } = await lookAt(one)

      expect(box.bottom).toBeLessThanOrEqual(1172)
    },
  )

  // Word and hero enter in an order of their own.
  it.each(cases.filter(({ layout }) => layout.kind !== 'word' && layout.kind !== 'hero'))(
    'lets nothing appear before what it stands on: $name',
    async (one) => {
      const { motions } = await lookAt(one)

      const entrances = motions.filter(({ kind }) => kind === 'riseIn' || kind === 'popIn').map(({ phase }) => phase)
      expect(entrances).toEqual(entrances.toSorted((earlier, later) => earlier - later))
      expect(motions.filter(({ kind }) => kind === 'float')).toEqual([])
    },
  )

  it.each([
    ['wide', 1600, 420],
    ['tall', 420, 1600],
    ['tiny', 130, 130],
  ])('fits a %s photo into its card', async (name, width, height) => {
    const file = join(folder, `${name}.png`)
    await sharp({ create: { width, height, channels: 4, background: '#AA3355' } })
      .png()
      .toFile(file)
    const plan = { file, url: 'x', width, height, border: null, isCutOut: false }

    for (const kind of ['product-photo', 'product-detail'] as const) {
      const box = solidBox(await layersFor(planOf({ kind, label: null, product }, 'mesh', plan)))
      expect(box.left).toBeGreaterThan(0)
      expect(box.right).toBeLessThan(1080)
      expect(box.bottom).toBeLessThanOrEqual(1240)
    }
  })

  it('draws only what the page says', async () => {
    const bare: ProductText = { ...product, price: null, listPrice: null, discount: null, installments: null, rating: null }

    expect(await layersFor(planOf({ kind: 'product-card', product: bare }, 'pop', photo))).toHaveLength(1)
    expect(await layersFor(planOf({ kind: 'product-card', product }, 'pop', photo))).toHaveLength(3)
  })

  it('is the same bytes for the same seed and others for another', async () => {
    const layout: Layout = { kind: 'hero', label: 'Música' }

    const first = hashOf(await layersFor(planOf(layout, 'paper')))
    const again = hashOf(await layersFor(planOf(layout, 'paper')))
    const other = hashOf(await layersFor(planOf(layout, 'paper', null, 'two')))

    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  const grounds = lookIds.flatMap((look) => Object.keys(lookStyles[look].backgrounds).map((name) => ({ look, name })))
  it.each(grounds)('stands on an opaque ground with room for the camera: $look $name', ({ look, name }) => {
    const plan = { look, name, seed: 'one', hasPedestal: true }
    const ground = drawBackground(plan, paletteOf(look, scheme))

    const { data } = ground.getContext('2d').getImageData(0, 0, ground.width, ground.height)
    let lowest = 255
    const shades = new Set<number>()
    for (let at = 0; at < data.length; at += 4 * 97) {
      lowest = Math.min(lowest, data[at + 3] ?? 0)
      shades.add(data[at] ?? 0)
    }
    expect([ground.width, ground.height]).toEqual([1296, 2304])
    expect(lowest).toBe(255)
    expect(shades.size).toBeGreaterThan(20)
  })
})
