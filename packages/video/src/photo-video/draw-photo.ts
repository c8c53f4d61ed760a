import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Picture, PictureFile, PictureLayer, PictureCredit } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'
import { backgroundScale, frame, newBitmap } from '../pictures/drawing/canvas.ts'
import { roundedBox } from '../pictures/drawing/shapes.ts'
import { softShadow } from '../pictures/drawing/soft-shadow.ts'
import type { Framing, Photo } from './photo.ts'

/** Size of a background that leaves the camera room. */
const still = { width: frame.width * backgroundScale, height: frame.height * backgroundScale } as const
/** A photo travelled along is at most so many frames wide: more would be a rush. */
const widestPan = 2.4
/** Room of a framed photo in the frame; the rest is its own blur. */
const card = { width: 968, height: 1420, radius: 40, shadow: { blur: 90, down: 34, opacity: 0.55 } } as const
/** A small photo is not enlarged more than this: blur says "cheap". */
const maxEnlargement = 2
/** The blurred copy is made this much smaller. */
const blurShrink = 12
const thumbnailHeight: Pixels = 480

/**
 * Draws a photo as it is shown into raw files of the folder: the background, and the photo itself
 * as a layer when it is framed.
 */
export async function drawPhoto(photo: Photo, framing: Framing, { name, folder }: { name: string; folder: string }): Promise<Picture> {
  const background = framing === 'framed' ? await blurredCopy(photo) : await coveringCopy(photo, framing)
  const backgroundFile = await writeRaw(background, `${name}-background.rgba`, folder)
  const layers = framing === 'framed' ? [await photoCard(photo, `${name}-card.rgba`, folder)] : []
  const thumbnail = `${name}.jpg`
  await sharp(photo.file).resize({ height: thumbnailHeight }).jpeg({ quality: 82 }).toFile(join(folder, thumbnail))
  return { background: backgroundFile, layers, thumbnail, sources: [sourceOf(photo)] }
}

type Raw = { data: Buffer; info: { width: number; height: number } }

/** The photo over the whole background, cut around its focus; for a pan as wide as its way. */
async function coveringCopy(photo: Photo, framing: 'fill' | 'pan'): Promise<Raw> {
  const scale = Math.max(still.width / photo.width, still.height / photo.height)
  const scaled = { width: Math.max(still.width, Math.round(photo.width * scale)), height: Math.max(still.height, Math.round(photo.height * scale)) }
  const widest = framing === 'pan' ? even(Math.min(scaled.width, still.width * widestPan)) : still.width
  const cut = {
    left: cutFrom(photo.focusX, widest, scaled.width),
    top: cutFrom(photo.focusY, still.height, scaled.height),
    width: widest,
    height: still.height,
  }
  return sharp(photo.file)
    .resize({ ...scaled, fit: 'fill' })
    .extract(cut)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Keeps the focus in the middle as far as the photo reaches. */
function cutFrom(focus: number, wanted: Pixels, length: Pixels): Pixels {
  return Math.round(Math.min(length - wanted, Math.max(0, focus * length - wanted / 2)))
}

function even(pixels: Pixels): Pixels {
  return 2 * Math.round(pixels / 2)
}

/**
 * A dark blur of the photo, so that its own colours surround it. Blurred at a small size: in a blur
 * the difference is invisible.
 */
async function blurredCopy(photo: Photo): Promise<Raw> {
  const small = await sharp(photo.file)
    .resize({ width: Math.round(still.width / blurShrink), height: Math.round(still.height / blurShrink), fit: 'cover' })
    .blur(5)
    .modulate({ brightness: 0.62, saturation: 1.25 })
    .toBuffer()
  return sharp(small)
    .resize({ width: still.width, height: still.height, fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The whole photo with round corners and a shadow, in the middle of the frame. */
async function photoCard(photo: Photo, file: string, folder: string): Promise<PictureLayer> {
  const scale = Math.min(card.width / photo.width, card.height / photo.height, maxEnlargement)
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  const { blur, down } = card.shadow
  const margin = blur + down
  const image = newBitmap(size.width, size.height)
  roundedBox(image.drawing, { x: 0, y: 0, ...size }, card.radius)
  image.drawing.clip()
  image.drawing.imageSmoothingQuality = 'high'
  image.drawing.drawImage(await loadImage(photo.file), 0, 0, size.width, size.height)

  const { bitmap, drawing } = newBitmap(size.width + 2 * margin, size.height + 2 * margin)
  softShadow(drawing, image.bitmap, { x: margin, y: margin, ...size }, card.shadow)
  drawing.drawImage(image.bitmap, margin, margin)
  const { width, height } = bitmap
  const raw = { data: Buffer.from(drawing.getImageData(0, 0, width, height).data.buffer), info: { width, height } }
  const place = { left: Math.round((frame.width - width) / 2), top: Math.round((frame.height - height) / 2) }
  return { ...(await writeRaw(raw, file, folder)), ...place, motion: { kind: 'drift', amount: 1, phase: 0.75 } }
}

async function writeRaw({ data, info: { width, height } }: Raw, file: string, folder: string): Promise<PictureFile> {
  await writeFile(join(folder, file), data)
  return { file, format: 'rgba', width, height }
}

function sourceOf({ url }: Photo): PictureCredit {
  return url === null
    ? { provider: 'upload', title: 'imagem enviada', author: null, url: null, license: 'do autor do vídeo' }
    : { provider: 'product-page', title: 'foto do link', author: null, url, license: 'do dono da foto' }
}
