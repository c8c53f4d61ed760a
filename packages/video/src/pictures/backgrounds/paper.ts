import { between, seededRandom, type Random } from '@relampago/domain/random'
import { apart, frame, newBitmap, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { blobPath, circle, halftone } from '../drawing/shapes.ts'
import { softShadow } from '../drawing/soft-shadow.ts'
import { softLight } from './soft-light.ts'

/** Coloured paper, cut and laid in layers. */
export const paperBackgrounds = { cuttings: drawCuttings, hills: drawHills, notebook: drawNotebook } as const

/** Round scraps around the stage. */
function drawCuttings(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  const left = random() < 0.5
  const side = (share: number) => frame.width * (left ? share : 1 - share)
  cutOut(drawing, palette.glow, scrap(random, { x: side(0.98), y: 130, radius: 330, corners: 7 }))
  cutOut(drawing, palette.secondGlow, scrap(random, { x: side(0.02), y: 1640, radius: 420, corners: 7 }))
  cutOut(drawing, palette.accent, scrap(random, { x: side(1), y: 1790, radius: 300, corners: 6 }))
  cutOut(drawing, palette.glow, scrap(random, { x: stage.x, y: stage.y, radius: 468, corners: 8 }))
  cutOut(drawing, oklch(0.97, 0.03, palette.second), scrap(random, { x: stage.x, y: stage.y, radius: 390, corners: 8 }))
  halftone(drawing, { x: side(0.02), y: 150, radius: 360, step: 28, color: oklch(0.6, 0.14, palette.hue, 0.5) })
}

/** Hills at the foot, a sun behind the stage. */
function drawHills(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  cutOut(drawing, oklch(0.9, 0.075, palette.second), (own) => circle(own, stage.x, stage.y, 485))
  cutOut(drawing, palette.glow, (own) => circle(own, stage.x, stage.y, 395))
  const swing = random() < 0.5 ? 1 : -1
  const tones = [oklch(0.87, 0.075, palette.hue), oklch(0.77, 0.12, palette.hue), oklch(0.67, 0.15, palette.hue), oklch(0.55, 0.14, palette.hue)]
  for (const [at, color] of tones.entries()) {
    const height = 1085 + at * 165
    const swell = between(random, 50, 95) * swing * (at % 2 === 0 ? 1 : -1)
    cutOut(drawing, color, (own) => {
      own.beginPath()
      own.moveTo(-20, height + swell)
      own.bezierCurveTo(frame.width * 0.3, height - swell * 1.5, frame.width * 0.7, height + swell * 1.5, frame.width + 20, height - swell)
      own.lineTo(frame.width + 20, frame.height + 20)
      own.lineTo(-20, frame.height + 20)
      own.closePath()
    })
  }
}

/** A ruled sheet with a coloured card taped to it. */
function drawNotebook(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  drawing.strokeStyle = palette.line
  drawing.lineWidth = 2.5
  drawing.beginPath()
  for (let x = 54; x < frame.width; x += 54) {
    drawing.moveTo(x, 0)
    drawing.lineTo(x, frame.height)
  }
  for (let y = 54; y < frame.height; y += 54) {
    drawing.moveTo(0, y)
    drawing.lineTo(frame.width, y)
  }
  drawing.stroke()
  const turn = between(random, -0.07, 0.07)
  const square = (size: number, extra: number) => (own: Drawing) => {
    own.translate(stage.x, stage.y)
    own.rotate(turn + extra)
    own.beginPath()
    own.roundRect(-size / 2, -size / 2, size, size, 26)
  }
  cutOut(drawing, palette.secondGlow, square(800, 0.12))
  cutOut(drawing, palette.glow, square(790, -0.04))
  cutOut(drawing, oklch(0.975, 0.03, palette.second), square(690, -0.04))
  cutOut(drawing, palette.secondGlow, scrap(random, { x: random() < 0.5 ? -20 : 1100, y: 1650, radius: 330, corners: 6 }))
  for (const [y, color] of [
    [1620, palette.glow],
    [1730, oklch(0.6, 0.15, palette.hue)],
    [1830, palette.accent],
  ] as const)
    cutOut(drawing, color, tornStrip(y, String(random())))
}

/** The upper edge of a sheet that was torn by hand. */
function tornStrip(y: number, seed: string): (own: Drawing) => void {
  return (own) => {
    const random = seededRandom(seed)
    const lean = between(random, -40, 40)
    own.beginPath()
    own.moveTo(-20, frame.height + 20)
    for (let x = -20; x <= frame.width + 20; x += 28) own.lineTo(x, y + lean * (x / frame.width - 0.5) + between(random, -9, 9))
    own.lineTo(frame.width + 40, frame.height + 20)
    own.closePath()
  }
}

function drawSheet(drawing: Drawing, palette: Palette) {
  softLight(drawing, [palette.top, palette.middle, palette.foot], [{ x: 300, y: 380, radius: 900, color: oklch(0.995, 0.01, palette.hue), strength: 0.7 }])
}

/** A shadow needs the shape as a bitmap, but not a sharp one. */
const shadowScale = 0.25

/** A shape in one colour with a paper's soft shadow. The path is drawn twice, alike. */
function cutOut(drawing: Drawing, color: string, path: (own: Drawing) => void) {
  const small = newBitmap(frame.width * shadowScale, frame.height * shadowScale)
  small.drawing.scale(shadowScale, shadowScale)
  path(small.drawing)
  small.drawing.fill()
  softShadow(drawing, small.bitmap, { x: 0, y: 0, ...frame }, { blur: 44, down: 16, opacity: 0.24 })
  apart(drawing, () => {
    path(drawing)
    drawing.fillStyle = color
    drawing.fill()
  })
}

/** A scrap with an outline of its own. */
function scrap(random: Random, place: { x: number; y: number; radius: number; corners: number }): (own: Drawing) => void {
  const seed = String(random())
  return (own) => blobPath(own, { ...place, random: seededRandom(seed) })
}
