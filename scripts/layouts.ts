// Draws every layout with its longest texts in every look and says where type leaves its place,
// is too faint, too small, or covers other type; ends with 1 where it finds such a fault.
//
//   npm run layouts                          all looks, faults only
//   npm run layouts -- --out docs/layouts    also a sheet a look
//   npm run layouts -- --look mesh           one look
//   npm run layouts -- --kind quiz           one layout
//   npm run layouts -- --each 3              each layout in three looks, another three for the next
import './setup/help.mjs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lookIds } from '@relampago/domain/catalogue'
import sharp from 'sharp'
import { newBitmap, type Bitmap } from '../packages/video/src/pictures/drawing/canvas.ts'
import type { Look } from '../packages/video/src/pictures/drawing/palette.ts'
import type { PhotoPlan } from '../packages/video/src/pictures/scene-plan/scene-plan.ts'
import { layoutSamples, sampleScheme } from '../packages/video/src/pictures/scenes/samples/samples.ts'
import { drawSample } from './layouts/draw-sample.ts'
import { findTextFaults } from './layouts/find-faults.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, look: { type: 'string' }, kind: { type: 'string' }, each: { type: 'string' } } })
const wantedLooks = lookIds.filter((look) => values.look === undefined || look === values.look)
const samples = layoutSamples.filter(({ kind }) => values.kind === undefined || kind === values.kind)
if (wantedLooks.length === 0 || samples.length === 0) {
  console.error(`There is no such look or layout. Looks: ${lookIds.join(', ')}; layouts: ${[...new Set(layoutSamples.map(({ kind }) => kind))].join(', ')}.`)
  process.exit(2)
}

const each = Math.min(wantedLooks.length, Number(values.each ?? wantedLooks.length))
if (!(each >= 1)) {
  console.error('--each is how many looks each layout is drawn in: 1 or more.')
  process.exit(2)
}
/** Neighbouring samples get other looks, so that all looks are seen. */
const isDrawn = (sample: number, look: number) => (look - sample * each + samples.length * wantedLooks.length * each) % wantedLooks.length < each

const tile = { width: 216, height: 384 } as const
const columns = 10
/** Of the file, pixels and bytes: the sheets are part of the documentation. */
const sheetWidths = [1400, 1200, 1000, 860]
const qualities = [76, 70, 64, 58, 52, 46]
const largestSheet = 250_000

const folder = await mkdtemp(join(tmpdir(), 'relampago-layouts-'))
let faults = 0
let pictures = 0
try {
  const photo = await samplePhoto(join(folder, 'photo.jpg'))
  for (const [lookAt, look] of wantedLooks.entries()) {
    const sheet = newBitmap(columns * tile.width, Math.ceil(samples.length / columns) * tile.height)
    for (const [at, layout] of samples.entries()) {
      if (!isDrawn(at, lookAt)) continue
      pictures += 1
      const { bitmap, texts } = await drawSample({ layout, look, scheme: sampleScheme, photo })
      sheet.drawing.drawImage(bitmap, (at % columns) * tile.width, Math.floor(at / columns) * tile.height, tile.width, tile.height)
      for (const fault of findTextFaults(texts)) {
        faults += 1
        console.log(`${look} ${layout.kind} ${at}: ${fault}`)
      }
    }
    if (values.out !== undefined) await writeSheet(values.out, look, sheet.bitmap)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`${pictures} pictures, ${faults} faults of type`)
process.exitCode = faults === 0 ? 0 : 1

async function writeSheet(out: string, look: Look, sheet: Bitmap): Promise<void> {
  await mkdir(out, { recursive: true })
  const pixels = await sheet.encode('png')
  // Looks printed in dots and hatches take more bytes: smaller type is better than blurred type.
  let file = pixels
  for (const [width, quality] of sheetWidths.flatMap((wide) => qualities.map((one) => [wide, one] as const))) {
    if (file.length <= largestSheet) break
    file = await sharp(pixels).resize({ width }).jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  await writeFile(join(out, `${look}.jpg`), file)
}

async function samplePhoto(file: string): Promise<PhotoPlan> {
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(file)
  return { file, url: 'https://loja.example/1.jpg', width: 1200, height: 900, border: null, isCutOut: false }
}
