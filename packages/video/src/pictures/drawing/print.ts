import { newBitmap, type Bitmap } from './canvas.ts'

type Rgb = readonly [red: number, green: number, blue: number]

function rgbOf(color: string): Rgb {
  if (color.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

/** Which of the two inks, or paper, a point gets; `light` is its luma, 0 to 1. */
type Screen = (point: { x: number; y: number; light: number; saturation: number }) => 0 | 1 | 2

/** The picture in inks on paper, point by point; its edge stays as soft as it was. */
function printed(picture: Bitmap, inks: readonly [paper: string, ink: string, second: string], screen: Screen): Bitmap {
  const { width, height } = picture
  const copy = newBitmap(width, height)
  copy.drawing.drawImage(picture, 0, 0)
  const pixels = copy.drawing.getImageData(0, 0, width, height)
  const { data } = pixels
  const tones = inks.map(rgbOf)
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) === 0) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    const saturation = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255
    const point = at / 4
    const tone = tones[screen({ x: point % width, y: Math.floor(point / width), light, saturation })] ?? [0, 0, 0]
    data[at] = tone[0]
    data[at + 1] = tone[1]
    data[at + 2] = tone[2]
  }
  copy.drawing.putImageData(pixels, 0, 0)
  return copy.bitmap
}

/**
 * Dots of ink on a screen turned by 45 degrees, larger where the picture is darker; deep shades are
 * full.
 */
export function halftoned(picture: Bitmap, paper: string, ink: string, spot: string): Bitmap {
  // Larger pictures are shown larger: the same number of dots in each.
  const cell = Math.max(5, picture.width / 76)
  return printed(picture, [paper, ink, spot], ({ x, y, light, saturation }) => {
    const u = ((x + y) / cell) % 1
    const v = ((x - y + picture.height * 4) / cell) % 1
    const dark = 1 - light
    const isDot = Math.hypot(u - 0.5, v - 0.5) < Math.sqrt(dark) * 0.62
    if (light < 0.3) return 1
    if (saturation > 0.42 && light < 0.8) return isDot ? 1 : 2
    return isDot && light < 0.93 ? 1 : 0
  })
}

/** Carved wood: deep shades black, middle ones hatched by the blade, lights left as paper. */
export function carved(picture: Bitmap, paper: string, ink: string, spot: string): Bitmap {
  const stroke = Math.max(7, picture.width / 46)
  return printed(picture, [paper, ink, spot], ({ x, y, light, saturation }) => {
    if (light < 0.34) return 1
    // Strokes swing a little, as a hand does.
    const wave = (y + 0.45 * x + 5 * Math.sin(x / (stroke * 2.4))) / stroke
    const inStroke = wave - Math.floor(wave)
    const width = Math.max(0, (0.86 - light) * 1.25)
    if (inStroke < width) return 1
    return saturation > 0.4 ? 2 : 0
  })
}

/** The picture under lines of a tube, its colours in three. */
export function scanned(picture: Bitmap): Bitmap {
  const { width, height } = picture
  const { bitmap, drawing } = newBitmap(width, height)
  drawing.drawImage(picture, 0, 0)
  drawing.globalCompositeOperation = 'source-atop'
  drawing.fillStyle = 'rgba(10,0,30,0.2)'
  const line = Math.max(3, Math.round(width / 110))
  for (let y = 0; y < height; y += line * 2) drawing.fillRect(0, y, width, line)
  return bitmap
}

/** The picture lit from above by a lamp: its foot in shade. */
export function litFromAbove(picture: Bitmap, shade: string): Bitmap {
  const { width, height } = picture
  const { bitmap, drawing } = newBitmap(width, height)
  drawing.drawImage(picture, 0, 0)
  drawing.globalCompositeOperation = 'source-atop'
  const fall = drawing.createLinearGradient(0, height * 0.15, 0, height)
  fall.addColorStop(0, 'rgba(0,0,0,0)')
  fall.addColorStop(1, shade)
  drawing.fillStyle = fall
  drawing.fillRect(0, 0, width, height)
  return bitmap
}
