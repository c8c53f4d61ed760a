import type { Random } from '@relampago/domain/random'
import { apart, frame, newBitmap, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { hueBetween, toned, type Palette } from '../drawing/palette.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { softLight } from './soft-light.ts'

/** Stripes that turn a corner, a television set, a sun cut into bands. */
export const retroBackgrounds = { stripes: drawStripes, television: drawTelevision, sunset: drawSunset } as const

/** Five tones from one hue of the scheme to the other, light to deep. */
function stripeColors(palette: Palette): string[] {
  const { hue, second } = palette
  return [
    toned(palette, 0.83, 0.14, second + 25),
    toned(palette, 0.75, 0.17, second),
    toned(palette, 0.66, 0.18, hueBetween(hue, second)),
    toned(palette, 0.55, 0.17, hue),
    toned(palette, 0.4, 0.12, hue - 12),
  ]
}

function drawSheet(drawing: Drawing, palette: Palette) {
  softLight(drawing, [palette.top, palette.middle, palette.foot], [{ x: 400, y: 500, radius: 900, color: 'rgba(255,255,255,1)', strength: 0.35 }])
}

/** The lines of the tube, and its darker corners. */
function drawScreen(drawing: Drawing) {
  const { bitmap, drawing: tile } = newBitmap(4, 8)
  tile.fillStyle = 'rgba(20,0,30,0.1)'
  tile.fillRect(0, 0, 4, 4)
  const pattern = drawing.createPattern(bitmap, 'repeat')
  if (pattern === null) throw new Error('The lines cannot be repeated')
  drawing.fillStyle = pattern
  drawing.fillRect(0, 0, frame.width, frame.height)
  const small = newBitmap(frame.width / 12, frame.height / 12)
  const corners = small.drawing.createRadialGradient(45, 80, 55, 45, 80, 100)
  corners.addColorStop(0, 'rgba(20,5,20,0)')
  corners.addColorStop(1, 'rgba(20,5,20,0.5)')
  small.drawing.fillStyle = corners
  small.drawing.fillRect(0, 0, small.bitmap.width, small.bitmap.height)
  drawing.drawImage(small.bitmap, 0, 0, frame.width, frame.height)
}

/** A band of stripes comes in below, turns around the stage and leaves at the top. */
function drawStripes(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  const width = 74
  const mirrored = random() < 0.5
  const colors = stripeColors(palette)
  apart(drawing, () => {
    if (mirrored) {
      drawing.translate(frame.width, 0)
      drawing.scale(-1, 1)
    }
    drawing.lineWidth = width + 1
    for (const [at, color] of colors.entries()) {
      const inset = at * width
      drawing.strokeStyle = color
      drawing.beginPath()
      drawing.moveTo(-40, 1200 - inset)
      drawing.lineTo(420, 1200 - inset)
      drawing.arc(420, 780, 420 - inset, Math.PI / 2, 0, true)
      drawing.lineTo(840 - inset, -40)
      drawing.stroke()
    }
    for (const [at, color] of colors.entries()) {
      drawing.strokeStyle = color
      drawing.beginPath()
      drawing.arc(frame.width, frame.height, 150 + (colors.length - 1 - at) * width * 1.05, Math.PI, 1.5 * Math.PI)
      drawing.stroke()
    }
    drawing.fillStyle = palette.accent
    circle(drawing, frame.width, frame.height, 112)
    drawing.fill()
  })
  drawScreen(drawing)
}

/** The set: wood around a lit screen, knobs and a speaker below. */
function drawTelevision(drawing: Drawing, palette: Palette, random: Random) {
  const colors = stripeColors(palette)
  drawing.fillStyle = downward(drawing, 0, frame.height, [oklch(0.46, 0.08, 55), oklch(0.34, 0.07, 50)])
  drawing.fillRect(0, 0, frame.width, frame.height)
  drawing.lineWidth = 3
  drawing.strokeStyle = oklch(0.28, 0.06, 48, 0.4)
  for (let y = 8; y < frame.height; y += 22) {
    drawing.beginPath()
    drawing.moveTo(0, y)
    drawing.bezierCurveTo(300, y + 12 * Math.sin(y), 700, y - 14 * Math.cos(y * 0.7), frame.width, y + 6)
    drawing.stroke()
  }
  const tube = { x: 30, y: 40, width: frame.width - 60, height: 1210 }
  drawing.fillStyle = oklch(0.22, 0.02, 60)
  roundedBox(drawing, { x: tube.x - 14, y: tube.y - 14, width: tube.width + 28, height: tube.height + 28 }, 140)
  drawing.fill()
  apart(drawing, () => {
    roundedBox(drawing, tube, 130)
    drawing.clip()
    drawSheet(drawing, palette)
    for (const [at, color] of colors.entries()) {
      drawing.fillStyle = color
      drawing.fillRect(0, 860 + at * 78, frame.width, 79)
      circle(drawing, stage.x, stage.y, 470 - at * 44)
      drawing.fill()
    }
    drawScreen(drawing)
  })
  drawing.lineWidth = 6
  drawing.strokeStyle = 'rgba(255,255,255,0.28)'
  roundedBox(drawing, tube, 130)
  drawing.stroke()
  drawControls(drawing, palette, random() < 0.5)
}

function drawControls(drawing: Drawing, palette: Palette, isLeft: boolean) {
  const metal = oklch(0.82, 0.02, 80)
  const at = (x: number) => (isLeft ? x : frame.width - x)
  drawing.fillStyle = oklch(0.2, 0.02, 60)
  roundedBox(drawing, { x: 60, y: 1560, width: frame.width - 120, height: 300 }, 40)
  drawing.fill()
  for (const [turn, x] of [at(210), at(420)].entries()) {
    drawing.fillStyle = metal
    circle(drawing, x, 1710, 88)
    drawing.fill()
    drawing.fillStyle = oklch(0.3, 0.02, 60)
    circle(drawing, x, 1710, 66)
    drawing.fill()
    drawing.lineWidth = 12
    drawing.lineCap = 'round'
    drawing.strokeStyle = palette.accent
    drawing.beginPath()
    drawing.moveTo(x, 1710)
    drawing.lineTo(x + 44 * Math.cos(turn * 2 - 1), 1710 + 44 * Math.sin(turn * 2 - 1))
    drawing.stroke()
  }
  drawing.fillStyle = oklch(0.42, 0.03, 60)
  for (let slot = 0; slot < 7; slot += 1) {
    roundedBox(drawing, { x: Math.min(at(580), at(960)), y: 1606 + slot * 32, width: 380, height: 14 }, 7)
    drawing.fill()
  }
}

/** A sun of bands over a striped sea. */
function drawSunset(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  const colors = stripeColors(palette)
  const side = random() < 0.5 ? -1 : 1
  for (const [at, color] of colors.entries()) {
    drawing.fillStyle = color
    circle(drawing, stage.x + side * 30, stage.y + 20, 500 - at * 84)
    drawing.fill()
  }
  const horizon = 1200
  for (let band = 0; band < 9; band += 1) {
    const y = horizon + band * band * 9 + band * 12
    drawing.fillStyle = colors[Math.min(colors.length - 1, Math.floor(band / 2))] ?? palette.glow
    drawing.fillRect(0, y, frame.width, frame.height - y)
    drawing.fillStyle = palette.top
    drawing.fillRect(0, y, frame.width, Math.max(4, 22 - band * 2))
  }
  drawScreen(drawing)
}
