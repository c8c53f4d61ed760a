// Draws the pictures of the content pages with the art of the scenes:
// `node scripts/page-pictures.ts [name ...]`. What is on them: assets/pages/pictures.yaml.
import './setup/help.mjs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawPagePicture } from './page-pictures/draw-picture.ts'
import { drawSocial } from './page-pictures/draw-social.ts'
import { readPictureList } from './page-pictures/picture-list.ts'
import type { Sheet } from './page-pictures/sheet.ts'
import { root } from './setup/run-tool.ts'

const folder = join(root, 'assets/pages')
const only = process.argv.slice(2)
const isWanted = (name: string) => only.length === 0 || only.includes(name)
const { blog, social } = readPictureList(root)

async function pixelsOf(sheet: Sheet, file: string): Promise<Sharp> {
  await mkdir(dirname(file), { recursive: true })
  return sharp(await sheet.bitmap.encode('png'))
}

for (const [name, picture] of Object.entries(blog)) {
  if (!isWanted(name)) continue
  const file = join(folder, 'blog', name)
  const whole = await pixelsOf(await drawPagePicture(name, picture), file)
  await whole.webp({ quality: 80, effort: 6 }).toFile(`${file}.webp`)
  if (picture.kind === 'cover') await whole.clone().resize(800).webp({ quality: 80, effort: 6 }).toFile(`${file}-card.webp`)
}
for (const [name, picture] of Object.entries(social)) {
  for (const language of ['pt', 'en'] as const) {
    const words = picture[language]
    if (!isWanted(name) || words === undefined) continue
    const file = join(folder, 'social', `${name}.${language}.jpg`)
    await (await pixelsOf(await drawSocial(name, picture, words), file)).jpeg({ quality: 82, mozjpeg: true }).toFile(file)
  }
}
