import { between, type Random } from '@relampago/domain/random'
import { apart, frame, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch, withAlpha } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, downward, glow, roundedBox } from '../drawing/shapes.ts'
import { softLight } from './soft-light.ts'

/** A studio in soft light; what stands behind the stage differs. */
export const meshBackgrounds = { discs: drawDiscs, arch: drawArch, dunes: drawDunes } as const

function drawStudio(drawing: Drawing, palette: Palette, random: Random) {
  const side = random() < 0.5 ? 0 : 1
  const across = (share: number) => frame.width * (side === 0 ? share : 1 - share)
  softLight(
    drawing,
    [palette.top, palette.middle, palette.foot],
    [
      { x: across(between(random, 0, 0.2)), y: 160, radius: 980, color: palette.glow, strength: 0.8 },
      { x: across(1), y: 760, radius: 820, color: palette.secondGlow, strength: 0.5 },
      { x: across(0.1), y: 1240, radius: 700, color: palette.glow, strength: 0.32 },
      { x: stage.x, y: stage.y, radius: 620, color: palette.secondGlow, strength: 0.35 },
    ],
  )
}

/** Three wide discs of faint glass, one inside the other. */
function drawDiscs(drawing: Drawing, palette: Palette, random: Random, hasPedestal: boolean) {
  drawStudio(drawing, palette, random)
  for (const [radius, strength] of [
    [760, 0.05],
    [560, 0.07],
    [390, 0.1],
  ] as const) {
    drawing.fillStyle = downward(drawing, stage.y - radius, stage.y + radius, [`rgba(255,255,255,${strength * 1.6})`, `rgba(255,255,255,${strength * 0.2})`])
    circle(drawing, stage.x, stage.y, radius)
    drawing.fill()
  }
  drawRipples(drawing, palette)
  if (hasPedestal) drawPedestal(drawing, palette)
}

/** Rings on the floor, as of a drop in water. */
function drawRipples(drawing: Drawing, palette: Palette) {
  drawing.fillStyle = downward(drawing, 1240, frame.height, [withAlpha(palette.foot, 0), withAlpha(palette.foot, 0.75)])
  drawing.fillRect(0, 1240, frame.width, frame.height - 1240)
  apart(drawing, () => {
    drawing.translate(stage.x, 1690)
    drawing.scale(1, 0.26)
    glow(drawing, { x: 0, y: 0, radius: 640, color: palette.glow, strength: 0.55 })
    for (const [radius, strength] of [
      [190, 0.5],
      [330, 0.34],
      [490, 0.22],
      [680, 0.12],
    ] as const) {
      drawing.lineWidth = 9
      drawing.strokeStyle = withAlpha(palette.secondGlow, strength)
      circle(drawing, 0, 0, radius)
      drawing.stroke()
    }
  })
}

/** A round-headed niche in the wall, lit from inside. */
function drawArch(drawing: Drawing, palette: Palette, random: Random, hasPedestal: boolean) {
  drawStudio(drawing, palette, random)
  const floor = 1085
  const wings = random() < 0.5
  for (const [halfWidth, head, strength] of [
    [470, 250, 0.08],
    [400, 320, 0.12],
    [330, 390, 0.26],
  ] as const) {
    if (!wings && halfWidth === 470) continue
    apart(drawing, () => {
      drawing.beginPath()
      drawing.moveTo(stage.x - halfWidth, floor)
      drawing.lineTo(stage.x - halfWidth, head + halfWidth * 0.72)
      drawing.bezierCurveTo(stage.x - halfWidth, head - 20, stage.x + halfWidth, head - 20, stage.x + halfWidth, head + halfWidth * 0.72)
      drawing.lineTo(stage.x + halfWidth, floor)
      drawing.closePath()
      drawing.fillStyle = downward(drawing, head, floor, [withAlpha(palette.secondGlow, strength * 1.5), withAlpha(palette.glow, strength)])
      drawing.fill()
      drawing.lineWidth = 3
      drawing.strokeStyle = `rgba(255,255,255,${strength * 0.7})`
      drawing.stroke()
    })
  }
  drawing.fillStyle = downward(drawing, floor, frame.height, [oklch(0.3, 0.09, palette.hue, 0.85), withAlpha(palette.foot, 0.95)])
  drawing.fillRect(0, floor, frame.width, frame.height - floor)
  drawing.fillStyle = 'rgba(255,255,255,0.16)'
  drawing.fillRect(0, floor, frame.width, 3)
  drawSteps(drawing, palette)
  if (hasPedestal) drawPedestal(drawing, palette)
}

/** Steps down from the niche, each edge lit. */
function drawSteps(drawing: Drawing, palette: Palette) {
  for (const [at, y] of [1530, 1650, 1790].entries()) {
    const halfWidth = 400 + at * 110
    drawing.fillStyle = downward(drawing, y, y + 150, [oklch(0.42 - at * 0.05, 0.12, palette.hue), oklch(0.2, 0.07, palette.hue)])
    roundedBox(drawing, { x: stage.x - halfWidth, y, width: halfWidth * 2, height: 220 }, 26)
    drawing.fill()
    drawing.fillStyle = withAlpha(palette.secondGlow, 0.6 - at * 0.14)
    roundedBox(drawing, { x: stage.x - halfWidth + 22, y, width: halfWidth * 2 - 44, height: 5 }, 3)
    drawing.fill()
  }
}

/** Waves of sand or cloth, darker towards the foot, under a pale sun. */
function drawDunes(drawing: Drawing, palette: Palette, random: Random) {
  drawStudio(drawing, palette, random)
  drawing.fillStyle = downward(drawing, stage.y - 400, stage.y + 400, [withAlpha(palette.secondGlow, 0.75), withAlpha(palette.glow, 0.12)])
  circle(drawing, stage.x, stage.y - 10, 400)
  drawing.fill()
  const tilt = random() < 0.5 ? 1 : -1
  for (const [at, height] of [920, 1040, 1170, 1330, 1540, 1720].entries()) {
    const swell = between(random, 60, 120) * tilt * (at % 2 === 0 ? 1 : -1)
    drawing.beginPath()
    drawing.moveTo(0, height + swell)
    drawing.bezierCurveTo(frame.width * 0.35, height - swell * 1.4, frame.width * 0.65, height + swell * 1.4, frame.width, height - swell)
    drawing.lineTo(frame.width, frame.height)
    drawing.lineTo(0, frame.height)
    drawing.closePath()
    // Darkest behind the captions; the near waves catch light again.
    const lightness = [0.46, 0.385, 0.31, 0.24, 0.3, 0.38][at] ?? 0.3
    drawing.fillStyle = downward(drawing, height - 120, height + 420, [
      oklch(lightness, 0.13, palette.hue, 0.92),
      oklch(lightness - 0.12, 0.1, palette.hue, 0.96),
    ])
    drawing.fill()
    drawing.lineWidth = 3
    drawing.strokeStyle = 'rgba(255,255,255,0.13)'
    drawing.stroke()
  }
}

/** A low round table under the pictured thing. */
function drawPedestal(drawing: Drawing, palette: Palette) {
  const top = 1062
  const halfWidth = 350
  const depth = 58
  const height = 74
  glow(drawing, { x: stage.x, y: top + height + 30, radius: 520, color: oklch(0.1, 0.03, palette.hue), strength: 0.55 })
  drawing.fillStyle = downward(drawing, top, top + height + depth, [oklch(0.56, 0.14, palette.hue), oklch(0.27, 0.09, palette.hue)])
  drawing.beginPath()
  drawing.ellipse(stage.x, top + height, halfWidth, depth, 0, 0, Math.PI)
  drawing.lineTo(stage.x - halfWidth, top)
  drawing.ellipse(stage.x, top, halfWidth, depth, 0, Math.PI, 0, true)
  drawing.closePath()
  drawing.fill()
  const plate = drawing.createLinearGradient(stage.x - halfWidth, 0, stage.x + halfWidth, 0)
  plate.addColorStop(0, oklch(0.58, 0.15, palette.hue))
  plate.addColorStop(0.5, oklch(0.78, 0.12, palette.second))
  plate.addColorStop(1, oklch(0.54, 0.15, palette.hue))
  drawing.fillStyle = plate
  drawing.beginPath()
  drawing.ellipse(stage.x, top, halfWidth, depth, 0, 0, 2 * Math.PI)
  drawing.fill()
  drawing.lineWidth = 3
  drawing.strokeStyle = 'rgba(255,255,255,0.4)'
  drawing.stroke()
  apart(drawing, () => {
    drawing.translate(stage.x, top)
    drawing.scale(1, depth / halfWidth)
    glow(drawing, { x: 0, y: 0, radius: halfWidth * 0.72, color: oklch(0.2, 0.06, palette.hue), strength: 0.5 })
  })
}
