import { loadImage } from '@napi-rs/canvas'
import { seededRandom } from '@relampago/domain/random'
import { drawBackground } from '../../packages/video/src/pictures/looks/draw-background.ts'
import { newBitmap, stage, type Bitmap, type Drawing } from '../../packages/video/src/pictures/drawing/canvas.ts'
import type { Palette } from '../../packages/video/src/pictures/drawing/palette.ts'
import { drawSticker } from '../../packages/video/src/pictures/drawing/sticker.ts'
import { registerFaces } from '../../packages/video/src/pictures/drawing/type.ts'
import { iconPack } from '../../packages/video/src/pictures/icons/icon-pack.ts'
import { lookStyles } from '../../packages/video/src/pictures/looks/looks.ts'
import type { Trim } from '../../packages/video/src/pictures/trims/trim.ts'
import type { PictureStyle } from './picture-list.ts'

/** Size in which pictures of pages are composed; `wide` is that of pictures beside links. */
export const sizes = { page: { width: 1600, height: 900 }, wide: { width: 1200, height: 630 } } as const
export type Size = { width: number; height: number }

/** A picture that is being drawn: the scenes' own colours, type and icons. */
export type Sheet = Size & {
  bitmap: Bitmap
  drawing: Drawing
  palette: Palette
  trim: Trim
  /** Draws an icon of the pack as the scenes do, centred. */
  sticker: (id: string, place: { x: number; y: number; size: number; turn?: number }) => Promise<void>
}

/** An empty sheet on the part of the scenes' background that is around its stage. */
export async function newSheet(name: string, { look, ground, colours }: PictureStyle, size: Size): Promise<Sheet> {
  registerFaces()
  const [hue, second, accentHue] = colours
  const { colors, trim } = lookStyles[look]
  const palette = colors({ hue, second, accentHue, mood: 'warm' })
  const { bitmap, drawing } = newBitmap(size.width, size.height)
  drawing.imageSmoothingQuality = 'high'
  const whole = drawBackground({ look, name: ground, seed: name, hasPedestal: false }, palette)
  const height = (whole.width * size.height) / size.width
  const top = (stage.y / 1920) * whole.height - height / 2
  drawing.drawImage(whole, 0, top, whole.width, height, 0, 0, size.width, size.height)
  return {
    ...size,
    bitmap,
    drawing,
    palette,
    trim,
    async sticker(id, { turn, ...place }) {
      const hero = trim.hero(palette)
      const border = hero.border === undefined ? {} : { border: place.size > 300 ? hero.border : 9 }
      const echo = hero.echo === undefined ? {} : { echo: { ...hero.echo, offset: place.size > 300 ? hero.echo.offset : 8 } }
      drawSticker(drawing, await rasterised(id), place, { ...hero, ...border, ...echo, turn: turn ?? seededRandom(`${name} ${id}`)() * 0.3 - 0.15 })
    },
  }
}

async function rasterised(id: string): Promise<Bitmap> {
  const body = iconPack().get(id)?.body
  if (body === undefined) throw new Error(`the pack has no icon ${id}`)
  const size = 640
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`
  const { bitmap, drawing } = newBitmap(size, size)
  drawing.drawImage(await loadImage(Buffer.from(svg)), 0, 0, size, size)
  return bitmap
}
