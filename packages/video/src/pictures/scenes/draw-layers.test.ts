import { mkdtemp, rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { LayerMotion } from '@relampago/domain/timeline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backgrounds, drawBackground } from '../backgrounds/draw-background.ts'
import { looks, paletteOf, type Look } from '../drawing/palette.ts'
import { iconPack } from '../icons/icon-pack.ts'
import type { Layout, PhotoPlan, ProductText, ScenePlan } from '../plan/scene-plan.ts'
import { drawLayers, type RawLayer } from './draw-layers.ts'
import { iconsOfPlan, loadScene } from './load-scene.ts'

const scheme = { hue: 258, second: 232, accentHue: 78 }
const product: ProductText = {
  name: 'Fone de Ouvido Bluetooth com Cancelamento de Ruído e Microfone Embutido para Esportes',
  price: 'R$ 12.999,90',
  listPrice: 'de R$ 18.999,90',
  discount: '-32%',
  installments: 'ou 12x de R$ 1.083,33',
  rating: { stars: 4.7, text: '4,7', reviews: '1.234.567 avaliações' },
  pricedOn: 'preço em 20/11/2026',
}
const longLabel = 'Desenvolvimento sustentável já'
/** Each layout with the longest texts it has to bear. */
const fullLayouts: readonly Layout[] = [
  { kind: 'word', lines: ['CAFÉ', 'ESPECIAL'], label: null },
  { kind: 'word', lines: ['OTORRINOLARINGOLOGISTASMODERNO'], label: longLabel },
  { kind: 'word', lines: ['COMO ECONOMIZAR', 'DINHEIRO NA', 'VIAGEM DE AVIÃO'], label: null },
  { kind: 'hero', label: longLabel },
  { kind: 'card', step: 3, steps: 5, caption: 'Desligue as telas uma hora antes' },
  { kind: 'figure', figure: 'R$ 12.999,90', unit: null, share: null, label: longLabel },
  { kind: 'figure', figure: '10.000', unit: 'passos por dia durante a semana', share: null, label: '' },
  { kind: 'figure', figure: '70%', unit: null, share: 0.7, label: 'Água' },
  { kind: 'phone', label: longLabel },
  {
    kind: 'tiles',
    tiles: [
      { icon: 'nose', text: 'aroma' },
      { icon: 'tongue', text: 'degustação prolongada' },
    ],
    label: longLabel,
  },
  { kind: 'tiles', tiles: ['nose', 'tongue', 'lemon', 'honey-pot'].map((icon) => ({ icon, text: icon })), label: '' },
  {
    kind: 'checklist',
    title: 'Durma melhor ainda nesta semana',
    items: ['Horário fixo', 'Quarto escuro, fresco e silencioso a noite inteira', 'Sem telas', 'Café só de manhã'],
  },
  { kind: 'call-to-action', text: 'Comente aqui qual foi a sua favorita' },
  { kind: 'product-card', product },
  { kind: 'product-photo', label: 'Cancelamento de ruído', product },
  { kind: 'product-detail', label: 'Cancelamento de ruído', product },
  { kind: 'product-price', product },
  { kind: 'product-rating', product },
  { kind: 'product-call', text: 'Veja no link', product },
]

function planOf(layout: Layout, look: Look, photo: PhotoPlan | null = null, seed = 'one'): ScenePlan {
  const background = { look, name: Object.keys(backgrounds[look])[0] ?? '', seed, hasPedestal: true }
  return { look, scheme, background, seed, language: 'pt-BR', layout, icon: 'headphone', companion: null, extras: ['musical-notes', 'radio'], photo }
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

  const cases = fullLayouts.flatMap((layout, at) => looks.map((look) => ({ name: `${layout.kind} ${at} in ${look}`, layout, look })))
  const seen = new Map<string, Promise<{ box: ReturnType<typeof solidBox>; motions: LayerMotion[] }>>()
  /** Drawn once for all tests. */
  const lookAt = ({ name, layout, look }: (typeof cases)[number]) => {
    const before = seen.get(name)
    const now = before ?? layersFor(planOf(layout, look, layout.kind.startsWith('product-') ? photo : null)).then(extent)
    seen.set(name, now)
    return now
  }
  const extent = (layers: readonly RawLayer[]) => ({ box: solidBox(layers), motions: layers.map(({ motion }) => motion) })

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

  // Word and hero enter in an order of their own.
  it.each(cases.filter(({ layout }) => layout.kind !== 'word' && layout.kind !== 'hero'))(
    'lets nothing appear before what it stands on: $name',
    async (one) => {
      const { motions } = await lookAt(one)

      const entrances = motions.filter(({ kind }) => kind === 'riseIn' || kind === 'popIn').map(({ phase }) => phase)
      expect(entrances.length).toBeGreaterThan(0)
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

  const grounds = looks.flatMap((look) => Object.keys(backgrounds[look]).map((name) => ({ look, name })))
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
