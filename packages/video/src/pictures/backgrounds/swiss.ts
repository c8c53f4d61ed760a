import { pick, type Random } from '@relampago/domain/random'
import { apart, frame, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'

/** Flat geometry off the middle: a disc, quarter rings, slanted bars. */
export const swissBackgrounds = { disc: drawDisc, rings: drawRings, bars: drawBars } as const

/** Deep enough for the light captions. */
const deep = (palette: Palette) => oklch(0.4, 0.15, palette.hue)

function fill(drawing: Drawing, color: string, box: { x: number; y: number; width: number; height: number }) {
  drawing.fillStyle = color
  drawing.fillRect(box.x, box.y, box.width, box.height)
}

/** Draws mirrored for half of the seeds. */
function sided(drawing: Drawing, random: Random, steps: () => void) {
  const mirrored = random() < 0.5
  apart(drawing, () => {
    if (mirrored) {
      drawing.translate(frame.width, 0)
      drawing.scale(-1, 1)
    }
    steps()
  })
}

/** A disc cut by the edge, a block of colour at the foot, one black square. */
function drawDisc(drawing: Drawing, palette: Palette, random: Random) {
  fill(drawing, palette.top, { x: 0, y: 0, ...frame })
  sided(drawing, random, () => {
    drawing.fillStyle = palette.glow
    drawing.beginPath()
    drawing.arc(700, 740, 560, 0, 2 * Math.PI)
    drawing.fill()
    fill(drawing, deep(palette), { x: 0, y: 1250, width: frame.width, height: 670 })
    fill(drawing, palette.secondGlow, { x: 0, y: 1600, width: 540, height: 320 })
    drawing.fillStyle = palette.ink
    drawing.beginPath()
    drawing.moveTo(540, 1920)
    drawing.arc(540, 1920, 320, -Math.PI / 2, 0)
    drawing.closePath()
    drawing.fill()
    fill(drawing, palette.ink, { x: 0, y: 0, width: 190, height: 120 })
    fill(drawing, palette.accent, { x: 860, y: 1600, width: 220, height: 320 })
  })
}

/** Quarter rings that widen by the square root of two, as in concert posters. */
function drawRings(drawing: Drawing, palette: Palette, random: Random) {
  fill(drawing, palette.top, { x: 0, y: 0, ...frame })
  fill(drawing, deep(palette), { x: 0, y: 1250, width: frame.width, height: 670 })
  sided(drawing, random, () => {
    const centre = { x: 0, y: 1250 }
    const widths = [90, 127, 180, 254, 360]
    let radius = 150
    for (const [at, width] of widths.entries()) {
      drawing.lineWidth = width * 0.62
      drawing.strokeStyle = at % 2 === 0 ? palette.glow : palette.secondGlow
      drawing.beginPath()
      drawing.arc(centre.x, centre.y, radius + width * 0.31, -Math.PI / 2, 0)
      drawing.stroke()
      radius += width
    }
    for (const [at, width] of [60, 84, 120, 168].entries()) {
      drawing.lineWidth = width * 0.6
      drawing.strokeStyle = at % 2 === 0 ? palette.accent : palette.glow
      drawing.beginPath()
      drawing.arc(frame.width, 1980, 90 + at * 118, Math.PI, 1.5 * Math.PI)
      drawing.stroke()
    }
    fill(drawing, palette.ink, { x: 890, y: 0, width: 190, height: 120 })
  })
}

/** Bars on one slant, all of one width, in three tones. */
function drawBars(drawing: Drawing, palette: Palette, random: Random) {
  fill(drawing, palette.top, { x: 0, y: 0, ...frame })
  const lean = pick(random, [0.5, 0.62])
  sided(drawing, random, () => {
    apart(drawing, () => {
      drawing.translate(540, 800)
      drawing.rotate(-lean)
      fill(drawing, palette.glow, { x: -1500, y: -260, width: 3000, height: 330 })
      fill(drawing, palette.secondGlow, { x: -1500, y: 130, width: 3000, height: 200 })
      fill(drawing, palette.glow, { x: -1500, y: 390, width: 3000, height: 90 })
    })
    drawing.fillStyle = deep(palette)
    drawing.beginPath()
    drawing.moveTo(0, 1500)
    drawing.lineTo(frame.width, 1500 - frame.width * Math.tan(lean) * 0.45)
    drawing.lineTo(frame.width, frame.height)
    drawing.lineTo(0, frame.height)
    drawing.closePath()
    drawing.fill()
    apart(drawing, () => {
      drawing.clip()
      drawing.translate(540, 1850)
      drawing.rotate(-lean)
      fill(drawing, palette.ink, { x: -1500, y: -40, width: 3000, height: 130 })
      fill(drawing, palette.accent, { x: -1500, y: 150, width: 3000, height: 60 })
    })
    fill(drawing, palette.ink, { x: 0, y: 0, width: 190, height: 120 })
  })
}
