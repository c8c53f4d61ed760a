import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/run-tool.ts'
import { drawPagePicture } from './draw-picture.ts'
import { drawSocial } from './draw-social.ts'
import { readPictureList } from './picture-list.ts'
import { sizes, type Sheet } from './sheet.ts'

const folder = join(root, 'assets/pages')
const { blog, social } = readPictureList(root)
const kinds = Object.values(blog).map(({ kind }) => kind)
const languages = ['pt', 'en'] as const

/** Mean difference of a drawing and its stored file, in levels of 0 to 255. */
async function distance(sheet: Sheet, file: string): Promise<number> {
  const small = (input: string | Buffer) => sharp(input).resize(160, 90, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [drawn, stored] = await Promise.all([small(await sheet.bitmap.encode('png')), small(file)])
  return drawn.reduce((sum, value, at) => sum + Math.abs(value - (stored[at] ?? 0)), 0) / drawn.length
}

describe('the pictures of the pages', () => {
  it.each(Object.keys(blog))('%s is stored in its size', async (name) => {
    expect(await sharp(join(folder, 'blog', `${name}.webp`)).metadata()).toMatchObject({ format: 'webp', ...sizes.page })
  })

  it.each(Object.keys(social))('%s is stored for places that show links, in each language of its words', async (name) => {
    for (const language of languages.filter((one) => social[name]?.[one] !== undefined))
      expect(await sharp(join(folder, 'social', `${name}.${language}.jpg`)).metadata()).toMatchObject({ format: 'jpeg', ...sizes.wide })
  })

  it.each([...new Set(kinds)])('of the kind %s are as the list says', async (kind) => {
    const [name, picture] = Object.entries(blog).find(([, one]) => one.kind === kind) ?? []
    if (name === undefined || picture === undefined) throw new Error(`there is no ${kind}`)

    expect(await distance(await drawPagePicture(name, picture), join(folder, 'blog', `${name}.webp`))).toBeLessThan(4)
  })

  it('of articles for places that show links have their titles', async () => {
    const name = 'blog/ganchos-primeiro-segundo'
    const picture = social[name]
    if (picture === undefined) throw new Error(`there is no ${name}`)
    const file = join(folder, 'social', `${name}.pt.jpg`)

    expect(await distance(await drawSocial(name, picture, picture.pt), file)).toBeLessThan(4)
    expect(await distance(await drawSocial(name, picture, 'Outro título'), file)).toBeGreaterThan(4)
  })
})
