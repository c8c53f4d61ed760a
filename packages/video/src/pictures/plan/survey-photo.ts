import sharp from 'sharp'
import type { ProductPhoto } from '../../story/subject.ts'
import { hueOf } from '../drawing/color.ts'
import type { PhotoPlan } from '../scene-plan/scene-plan.ts'

const side = 40
const minSide = 120
/** Mean distance of a border byte from the border's colour below which it looks like one colour. */
const plainBorder = 9
const minSaturation = 0.22

export type PhotoSurvey = PhotoPlan & { /** The most colourful family in it, in degrees, or `null` for greys. */ hue: number | null }

/** A photo's size, border and colour. Throws when the file is no picture or too small. */
export async function surveyPhoto(photo: ProductPhoto): Promise<PhotoSurvey> {
  const picture = sharp(photo.file, { limitInputPixels: 60_000_000, failOn: 'error' })
  const { width, height } = await picture.metadata()
  if (width < minSide || height < minSide) throw new Error(`${width}x${height} pixels are too few`)
  const pixels = await picture.resize(side, side, { fit: 'fill' }).ensureAlpha().toColourspace('srgb').raw().toBuffer()
  const border = borderPixels(pixels)
  const transparent = border.filter(([, , , alpha]) => alpha < 40).length / border.length
  return {
    file: photo.file,
    url: photo.url,
    width,
    height,
    isCutOut: transparent > 0.7,
    border: transparent > 0.1 ? null : borderColor(border),
    hue: strongestHue(pixels),
  }
}

type Pixel = [red: number, green: number, blue: number, alpha: number]

function pixelAt(pixels: Uint8Array, column: number, row: number): Pixel {
  const at = (row * side + column) * 4
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0]
}

function borderPixels(pixels: Uint8Array): Pixel[] {
  const border: Pixel[] = []
  for (let step = 0; step < side; step += 1)
    border.push(pixelAt(pixels, step, 0), pixelAt(pixels, step, side - 1), pixelAt(pixels, 0, step), pixelAt(pixels, side - 1, step))
  return border
}

/** The border's mean colour when nearly all of it is that colour. */
function borderColor(border: readonly Pixel[]): string | null {
  const mean = [0, 1, 2].map((channel) => border.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / border.length)
  const distance =
    border.reduce((sum, pixel) => sum + mean.reduce((most, value, channel) => Math.max(most, Math.abs((pixel[channel] ?? 0) - value)), 0), 0) / border.length
  if (distance > plainBorder) return null
  const [red, green, blue] = mean.map((value) => Math.round(value))
  return `rgb(${red},${green},${blue})`
}

function strongestHue(pixels: Uint8Array): number | null {
  const weights = new Map<number, number>()
  for (let at = 0; at < side * side; at += 1) {
    const [red, green, blue, alpha] = pixelAt(pixels, at % side, Math.floor(at / side))
    const { hue, saturation } = hueOf(red, green, blue)
    if (alpha < 128 || saturation < minSaturation) continue
    const family = Math.round(hue / 20) * 20
    weights.set(family, (weights.get(family) ?? 0) + saturation)
  }
  const [best] = [...weights].toSorted(([, one], [, other]) => other - one)
  // A twentieth of the picture, else it is a detail and no colour of the product.
  return best !== undefined && best[1] > side * side * 0.05 * minSaturation ? best[0] % 360 : null
}
