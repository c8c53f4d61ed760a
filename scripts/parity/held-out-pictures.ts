import { join } from 'node:path'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { LayerPixels, RgbaPixels, ScenePixels } from '@relampago/compositor'
import { seededRandom, type Random } from '@relampago/domain/random'
import type { LayerMotion } from '@relampago/domain/timeline'
import { root } from '../setup/run-tool.ts'

type Size = { width: number; height: number }

/** The pictures of a scene as the render takes them, and as files that a page fetches. */
export type HeldOutScene = { pixels: ScenePixels; files: { name: string; png: Buffer }[] }

/** Pixels of the picture per pixel of a 1080x1920 frame. */
const share = (frame: Size) => frame.width / 1080
const backgroundShare = 1.2
const colors = ['#E4572E', '#29335C', '#F3A712', '#A8C686', '#669BBC', '#FFFFFF', '#0B0B12', '#C81D77'] as const
/** Levels to each side. */
const grain = 2

/**
 * Scenes that no part of the product was developed on: shapes, letters and grain in many colours,
 * with two layers of soft outline. The seed decides them.
 */
export async function heldOutScene(seed: string, frame: Size): Promise<HeldOutScene> {
  GlobalFonts.registerFromPath(join(root, 'assets/fonts/Poppins-Medium.ttf'), 'parity')
  const random = seededRandom(seed)
  const scale = share(frame)
  const background = drawBackground(random, { width: even(frame.width * backgroundShare), height: even(frame.height * backgroundShare) }, scale)
  const layers = [
    placed(drawDisc(random, even(420 * scale), scale), { left: even(140 * scale), top: even(360 * scale) }, { kind: 'riseIn', amount: 1, phase: random() }),
    placed(
      drawLabel(random, { width: even(640 * scale), height: even(260 * scale) }, scale),
      { left: even(300 * scale), top: even(1020 * scale) },
      { kind: 'float', amount: 1, phase: random() },
    ),
  ]
  const all = [background, ...layers.map(({ pixels }) => pixels)]
  const files = await Promise.all(all.map(async (pixels, index) => ({ name: `${seed}-${index}.png`, png: await encode(pixels) })))
  return { pixels: { background, layers }, files }
}

function placed(pixels: RgbaPixels, { left, top }: { left: number; top: number }, motion: LayerMotion): LayerPixels {
  return { pixels, left, top, motion }
}

function drawBackground(random: Random, { width, height }: Size, scale: number): RgbaPixels {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const gradient = context.createLinearGradient(0, 0, width * random(), height)
  gradient.addColorStop(0, color(random))
  gradient.addColorStop(1, color(random))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  for (let shape = 0; shape < 90; shape += 1) drawShape(context, random, { width, height }, scale)
  context.globalAlpha = 1
  context.fillStyle = color(random)
  context.font = `${Math.round(170 * scale)}px parity`
  context.fillText('Céu & 42%', width * 0.12, height * (0.2 + 0.6 * random()))
  return withGrain(context, { width, height }, random)
}

function drawShape(context: SKRSContext2D, random: Random, { width, height }: Size, scale: number): void {
  context.globalAlpha = 0.25 + 0.75 * random()
  context.fillStyle = color(random)
  context.beginPath()
  const [x, y, radius] = [random() * width, random() * height, (20 + 200 * random() ** 2) * scale]
  if (random() < 0.5) context.arc(x, y, radius, 0, 2 * Math.PI)
  else context.rect(x, y, radius * (1 + random()), radius)
  context.fill()
}

function drawDisc(random: Random, size: number, scale: number): RgbaPixels {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  const glow = context.createRadialGradient(size * 0.4, size * 0.4, 0, size / 2, size / 2, size / 2)
  glow.addColorStop(0, color(random))
  glow.addColorStop(0.85, color(random))
  glow.addColorStop(1, '#00000000')
  context.fillStyle = glow
  context.fillRect(0, 0, size, size)
  context.fillStyle = color(random)
  context.fillRect(size / 3, size / 3, size / 3, 12 * scale)
  return pixelsOf(context, { width: size, height: size })
}

function drawLabel(random: Random, { width, height }: Size, scale: number): RgbaPixels {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = color(random)
  context.beginPath()
  context.roundRect(4 * scale, 4 * scale, width - 8 * scale, height - 8 * scale, 48 * scale)
  context.fill()
  context.fillStyle = '#101018'
  context.font = `${Math.round(120 * scale)}px parity`
  context.fillText('R$ 7,50', width * 0.12, height * 0.65)
  return pixelsOf(context, { width, height })
}

function withGrain(context: SKRSContext2D, size: Size, random: Random): RgbaPixels {
  const { rgba } = pixelsOf(context, size)
  for (let at = 0; at < rgba.length; at += 1) if (at % 4 !== 3) rgba[at] = Math.min(255, Math.max(0, (rgba[at] ?? 0) + (random() * 2 - 1) * grain))
  return { rgba, ...size }
}

function pixelsOf(context: SKRSContext2D, { width, height }: Size): RgbaPixels {
  const { data } = context.getImageData(0, 0, width, height)
  return { rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height }
}

function encode({ rgba, width, height }: RgbaPixels): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function color(random: Random): string {
  return colors[Math.floor(random() * colors.length)] ?? colors[0]
}

function even(length: number): number {
  return 2 * Math.round(length / 2)
}
