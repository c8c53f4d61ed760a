// Draws the sheets that show the looks of the pictures: `node scripts/looks-sheet.ts [look ...]`.
// docs/looks/<look>.jpg has six layouts for each of two themes, docs/looks/all.jpg two pictures of
// each look; apps/web/src/ui/look-pictures/<look>.webp are the tiles of the generator.
import './setup/help.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookIds, type LookId } from '@relampago/domain/catalogue'
import sharp from 'sharp'
import { newBitmap, type Bitmap } from '../packages/video/src/pictures/drawing/canvas.ts'
import type { Scheme } from '../packages/video/src/pictures/drawing/palette.ts'
import { registerFaces, setFace } from '../packages/video/src/pictures/drawing/type.ts'
import { iconPack } from '../packages/video/src/pictures/icons/icon-pack.ts'
import { backgroundChooser } from '../packages/video/src/pictures/looks/draw-background.ts'
import type { Layout, ScenePlan } from '../packages/video/src/pictures/scene-plan/scene-plan.ts'
import { drawPicture } from '../packages/video/src/pictures/scenes/draw-layers.ts'
import { iconsOfPlan, loadScene } from '../packages/video/src/pictures/scenes/load-scene.ts'
import { root } from './setup/run-tool.ts'

type Theme = { scheme: Scheme; layouts: readonly { layout: Layout; icon: string; extras: string[] }[]; caption: string }

const coffee: Theme = {
  scheme: { hue: 55, second: 70, accentHue: 88, mood: 'warm' },
  caption: 'NASCE A 1.200 METROS',
  layouts: [
    { layout: { kind: 'word', lines: ['CAFÉ', 'ESPECIAL'], label: null }, icon: 'hot-beverage', extras: ['seedling', 'honey-pot'] },
    { layout: { kind: 'hero', label: 'Colheita à mão' }, icon: 'seedling', extras: ['sun', 'mountain', 'droplet'] },
    { layout: { kind: 'card', step: 2, steps: 4, caption: 'Moa na hora' }, icon: 'gear', extras: ['alarm-clock', 'star'] },
    { layout: { kind: 'figure', figure: '80', unit: 'pontos', share: null, label: 'Café especial' }, icon: 'trophy', extras: ['star', 'sports-medal'] },
    { layout: { kind: 'checklist', title: 'Para lembrar', items: ['Grãos inteiros', 'Água a 93 graus', 'Filtro lavado'] }, icon: 'memo', extras: [] },
    {
      layout: {
        kind: 'tiles',
        tiles: [
          { icon: 'nose', text: 'aroma' },
          { icon: 'honey-pot', text: 'doçura' },
          { icon: 'lemon', text: 'acidez' },
        ],
        label: 'O que conta',
      },
      icon: 'nose',
      extras: [],
    },
  ],
}
const sea: Theme = {
  scheme: { hue: 235, second: 210, accentHue: 85, mood: 'fresh' },
  caption: 'O MAR GUARDA CALOR',
  layouts: [
    { layout: { kind: 'word', lines: ['POR QUE', 'O MAR É', 'SALGADO?'], label: null }, icon: 'water-wave', extras: ['fish', 'spiral-shell'] },
    { layout: { kind: 'hero', label: 'Baleia-azul' }, icon: 'spouting-whale', extras: ['fish', 'water-wave', 'anchor'] },
    { layout: { kind: 'card', step: 1, steps: 3, caption: 'A chuva lava as pedras' }, icon: 'cloud-with-rain', extras: ['droplet', 'mountain'] },
    {
      layout: { kind: 'figure', figure: '71%', unit: null, share: 0.71, label: 'Da Terra é mar' },
      icon: 'globe-showing-americas',
      extras: ['droplet', 'fish'],
    },
    { layout: { kind: 'verdict', isTrue: false, stamp: 'Mito', label: 'Mar morto' }, icon: 'fish', extras: ['droplet'] },
    {
      layout: { kind: 'quiz', question: 'Qual é o maior oceano?', options: ['Atlântico', 'Pacífico', 'Índico'], right: 1, pause: null },
      icon: 'compass',
      extras: [],
    },
  ],
}

const shown = { width: 270, height: 480 } as const
const gap = 10

async function drawn(look: LookId, theme: Theme, at: number): Promise<Bitmap> {
  const one = theme.layouts[at]
  if (one === undefined) throw new Error(`no layout ${at}`)
  const hasPedestal = one.layout.kind === 'word' || one.layout.kind === 'hero'
  const background = backgroundChooser(look, theme.caption)(at, hasPedestal)
  const { layout, icon, extras } = one
  const plan: ScenePlan = {
    look,
    scheme: theme.scheme,
    background,
    seed: `${theme.caption} ${at}`,
    language: 'pt-BR',
    words: [],
    layout,
    icon,
    companion: null,
    extras,
    photo: null,
  }
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  return drawPicture(scene).thumbnail
}

/** As the render sets captions: light with a dark edge, at their height. */
function withCaption(picture: Bitmap, caption: string): Bitmap {
  const { bitmap, drawing } = newBitmap(shown.width, shown.height)
  drawing.drawImage(picture, 0, 0)
  registerFaces()
  setFace(drawing, 'loud', 27)
  drawing.textAlign = 'center'
  drawing.lineJoin = 'round'
  drawing.lineWidth = 6
  drawing.strokeStyle = '#000000'
  drawing.strokeText(caption, shown.width / 2, 352)
  drawing.fillStyle = '#ffffff'
  drawing.fillText(caption, shown.width / 2, 352)
  return bitmap
}

async function writeSheet(file: string, pictures: readonly Bitmap[], columns: number) {
  const rows = Math.ceil(pictures.length / columns)
  const { bitmap, drawing } = newBitmap(columns * (shown.width + gap) + gap, rows * (shown.height + gap) + gap)
  drawing.fillStyle = '#101018'
  drawing.fillRect(0, 0, bitmap.width, bitmap.height)
  pictures.forEach((picture, at) => {
    drawing.drawImage(picture, gap + (at % columns) * (shown.width + gap), gap + Math.floor(at / columns) * (shown.height + gap))
  })
  await writeFile(file, await bitmap.encode('jpeg', 80))
}

const sheets = join(root, 'docs/looks')
const tiles = join(root, 'apps/web/src/ui/look-pictures')
const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? lookIds : lookIds.filter((id) => wanted.includes(id))
await mkdir(sheets, { recursive: true })
await mkdir(tiles, { recursive: true })
const firsts: Bitmap[] = []
for (const look of chosen) {
  const pictures: Bitmap[] = []
  for (const theme of [coffee, sea]) {
    for (const at of theme.layouts.keys()) pictures.push(withCaption(await drawn(look, theme, at), theme.caption))
  }
  await writeSheet(join(sheets, `${look}.jpg`), pictures, coffee.layouts.length)
  const hero = await drawn(look, sea, 1)
  await sharp(await hero.encode('png'))
    .resize(216, 384)
    .webp({ quality: 78 })
    .toFile(join(tiles, `${look}.webp`))
  firsts.push(...pictures.slice(0, 1), ...pictures.slice(7, 8))
  console.log(`${look}: ${pictures.length} pictures`)
}
if (wanted.length === 0) await writeSheet(join(sheets, 'all.jpg'), firsts, 10)
