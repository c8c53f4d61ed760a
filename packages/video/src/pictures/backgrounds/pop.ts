import { between, type Random } from '@relampago/domain/random'
import { apart, frame, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, downward, halftone, rays, starPath } from '../drawing/shapes.ts'
import { softLight } from './soft-light.ts'

/** Printed comics: beams, rings or a slanted half, always with dots. */
export const popBackgrounds = { beams: drawBeams, rings: drawRings, slant: drawSlant } as const

/** Beams behind a seal with a hard shadow. */
function drawBeams(drawing: Drawing, palette: Palette, random: Random) {
  fill(drawing, palette)
  rays(drawing, { ...stage, count: 14, turn: between(random, 0, 0.4), color: oklch(0.79, 0.165, palette.second, 0.85) })
  drawFootDots(drawing, palette)
  const seal = { ...stage, radius: 430, points: 20, notch: 0.9, turn: between(random, 0, 0.3) }
  drawing.fillStyle = oklch(0.35, 0.15, palette.hue, 0.55)
  starPath(drawing, { ...seal, x: seal.x + 18, y: seal.y + 22 })
  drawing.fill()
  drawing.fillStyle = palette.accent
  starPath(drawing, seal)
  drawing.fill()
  drawing.fillStyle = oklch(0.97, 0.035, palette.second)
  circle(drawing, stage.x, stage.y, 352)
  drawing.fill()
  apart(drawing, () => {
    circle(drawing, stage.x, stage.y, 352)
    drawing.clip()
    halftone(drawing, { x: stage.x + 200, y: stage.y + 260, radius: 430, step: 26, color: oklch(0.86, 0.12, palette.second) })
  })
}

/** Wide rings, out of the stage over the edge of the frame. */
function drawRings(drawing: Drawing, palette: Palette, random: Random) {
  fill(drawing, palette)
  const light = oklch(0.76, 0.175, palette.second)
  const deep = oklch(0.6, 0.22, palette.hue)
  for (let ring = 8; ring > 0; ring -= 1) {
    drawing.fillStyle = ring % 2 === 0 ? light : deep
    circle(drawing, stage.x, stage.y, 190 + ring * 130)
    drawing.fill()
  }
  drawing.fillStyle = palette.accent
  circle(drawing, stage.x, stage.y, 330)
  drawing.fill()
  const corner = random() < 0.5 ? 40 : 1040
  halftone(drawing, { x: corner, y: 120, radius: 560, step: 32, color: oklch(0.5, 0.21, palette.hue) })
  drawFootDots(drawing, palette)
}

/** Two colours that meet on a slant, the line torn into a lightning edge. */
function drawSlant(drawing: Drawing, palette: Palette, random: Random) {
  fill(drawing, palette)
  const up = random() < 0.5
  const edge = (share: number) => (up ? 980 - 520 * share : 460 + 520 * share)
  drawing.beginPath()
  drawing.moveTo(0, 0)
  drawing.lineTo(frame.width, 0)
  const teeth = 12
  for (let tooth = teeth; tooth >= 0; tooth -= 1) {
    const share = tooth / teeth
    drawing.lineTo(frame.width * share, edge(share) + (tooth % 2 === 0 ? -46 : 46))
  }
  drawing.closePath()
  drawing.fillStyle = downward(drawing, 0, 1000, [oklch(0.8, 0.16, palette.second), oklch(0.87, 0.135, palette.second)])
  drawing.fill()
  halftone(drawing, { x: up ? 0 : 1080, y: 90, radius: 720, step: 34, color: oklch(0.72, 0.2, palette.second) })
  drawFootDots(drawing, palette)
  drawTornFoot(drawing, palette, up)
  drawing.fillStyle = oklch(0.35, 0.15, palette.hue, 0.5)
  circle(drawing, stage.x + 18, stage.y + 22, 372)
  drawing.fill()
  drawing.fillStyle = '#fff'
  circle(drawing, stage.x, stage.y, 372)
  drawing.fill()
  drawing.fillStyle = palette.accent
  circle(drawing, stage.x, stage.y, 346)
  drawing.fill()
}

/** The lightning edge once more, at the foot, over a hard shadow. */
function drawTornFoot(drawing: Drawing, palette: Palette, up: boolean) {
  const teeth = 9
  for (const [drop, color] of [
    [-26, oklch(0.35, 0.15, palette.hue, 0.6)],
    [0, palette.accent],
    [74, oklch(0.8, 0.16, palette.second)],
  ] as const) {
    drawing.beginPath()
    drawing.moveTo(0, frame.height)
    for (let tooth = 0; tooth <= teeth; tooth += 1) {
      const share = tooth / teeth
      drawing.lineTo(frame.width * share, 1660 + drop + (up ? 160 * (1 - share) : 160 * share) + (tooth % 2 === 0 ? -30 : 30))
    }
    drawing.lineTo(frame.width, frame.height)
    drawing.closePath()
    drawing.fillStyle = color
    drawing.fill()
  }
}

function fill(drawing: Drawing, palette: Palette) {
  softLight(drawing, [palette.top, palette.middle, palette.foot], [{ x: stage.x, y: stage.y, radius: 900, color: palette.glow, strength: 0.5 }])
}

function drawFootDots(drawing: Drawing, palette: Palette) {
  halftone(drawing, { x: 1000, y: 2010, radius: 760, step: 34, color: oklch(0.47, 0.2, palette.hue) })
}
