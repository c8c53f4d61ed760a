import { between, type Random } from '@relampago/domain/random'
import { apart, frame, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch, withAlpha } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, downward, glow, roundedBox } from '../drawing/shapes.ts'
import { softLight } from './soft-light.ts'

/** Dark and technical: a horizon, an orbit, a plan. */
export const gridBackgrounds = { horizon: drawHorizon, orbit: drawOrbit, plan: drawPlan } as const

function drawNight(drawing: Drawing, palette: Palette, lights: { x: number; y: number; strength: number; radius: number }[]) {
  softLight(
    drawing,
    [palette.top, palette.middle, palette.foot],
    lights.map((light) => ({ ...light, color: palette.glow })),
  )
}

/** A sun cut by slits over a plain of lines that runs to the horizon. */
function drawHorizon(drawing: Drawing, palette: Palette, random: Random) {
  const horizon = 1120
  drawNight(drawing, palette, [
    { x: stage.x, y: horizon, radius: 900, strength: 0.75 },
    { x: stage.x, y: 300, radius: 700, strength: 0.18 },
  ])
  drawStars(drawing, random, 70, horizon - 60)
  apart(drawing, () => {
    drawing.beginPath()
    let edge = 250
    for (const slit of [820, 885, 940, 985, 1022, 1052, 1080, 1104]) {
      drawing.rect(0, edge, frame.width, slit - edge)
      edge = slit + (slit - 700) * 0.045
    }
    drawing.clip()
    drawing.fillStyle = downward(drawing, 300, 1120, [palette.secondGlow, palette.glow, withAlpha(palette.glow, 0.35)])
    circle(drawing, stage.x, stage.y - 10, 410)
    drawing.fill()
  })
  drawing.fillStyle = downward(drawing, horizon, frame.height, [oklch(0.27, 0.12, palette.hue), palette.foot])
  drawing.fillRect(0, horizon, frame.width, frame.height - horizon)
  drawing.strokeStyle = oklch(0.75, 0.16, palette.second, 0.34)
  drawing.lineWidth = 2.5
  drawing.beginPath()
  for (let line = -12; line <= 12; line += 1) {
    drawing.moveTo(stage.x + line * 52, horizon)
    drawing.lineTo(stage.x + line * 330, frame.height)
  }
  for (let line = 0; line < 12; line += 1) {
    const y = horizon + (frame.height - horizon) * (line / 11) ** 1.9
    drawing.moveTo(0, y)
    drawing.lineTo(frame.width, y)
  }
  drawing.stroke()
  drawing.fillStyle = withAlpha(palette.secondGlow, 0.9)
  drawing.fillRect(0, horizon - 2, frame.width, 4)
}

/** Rings of light around the stage, with bodies on their way. */
function drawOrbit(drawing: Drawing, palette: Palette, random: Random) {
  drawNight(drawing, palette, [
    { x: stage.x, y: stage.y, radius: 720, strength: 0.62 },
    { x: random() < 0.5 ? 60 : 1020, y: 1750, radius: 800, strength: 0.3 },
  ])
  drawDots(drawing, palette)
  drawLimb(drawing, palette)
  const tilt = between(random, -0.5, 0.5)
  drawing.fillStyle = downward(drawing, stage.y - 350, stage.y + 350, [withAlpha(palette.glow, 0.55), oklch(0.3, 0.14, palette.hue, 0.55)])
  circle(drawing, stage.x, stage.y, 345)
  drawing.fill()
  for (const [at, radius] of [372, 458, 560].entries()) {
    drawing.lineWidth = at === 0 ? 8 : 3
    drawing.strokeStyle = at === 0 ? palette.secondGlow : withAlpha(palette.secondGlow, 0.42 - at * 0.1)
    if (at === 2) drawing.setLineDash([4, 22])
    drawing.lineCap = 'round'
    drawing.beginPath()
    const gap = at === 0 ? 0.5 : 0
    drawing.arc(stage.x, stage.y, radius, tilt + gap, tilt + 2 * Math.PI - gap)
    drawing.stroke()
    drawing.setLineDash([])
    // At the sides, where no layout writes.
    const angle = tilt + (at % 2 === 0 ? Math.PI : 0) - at * 0.22
    drawing.fillStyle = at === 1 ? palette.accent : '#fff'
    circle(drawing, stage.x + radius * Math.cos(angle), stage.y + radius * Math.sin(angle), at === 1 ? 17 : 10)
    drawing.fill()
  }
}

/** The edge of a world below, lit from the stage. */
function drawLimb(drawing: Drawing, palette: Palette) {
  const world = { x: stage.x, y: 2840, radius: 1260 }
  glow(drawing, { x: stage.x, y: 1600, radius: 620, color: palette.glow, strength: 0.5 })
  drawing.fillStyle = downward(drawing, world.y - world.radius, frame.height, [oklch(0.34, 0.15, palette.hue), palette.foot])
  circle(drawing, world.x, world.y, world.radius)
  drawing.fill()
  drawing.lineWidth = 7
  drawing.strokeStyle = palette.secondGlow
  drawing.stroke()
  drawing.lineWidth = 2
  drawing.strokeStyle = withAlpha(palette.secondGlow, 0.3)
  for (const inset of [70, 160, 270]) {
    circle(drawing, world.x, world.y, world.radius - inset)
    drawing.stroke()
  }
}

/** A drawing board: fine lines, corner marks and a lit panel. */
function drawPlan(drawing: Drawing, palette: Palette, random: Random) {
  const left = random() < 0.5
  drawNight(drawing, palette, [
    { x: left ? 180 : 900, y: 420, radius: 820, strength: 0.6 },
    { x: left ? 960 : 120, y: 1100, radius: 640, strength: 0.4 },
  ])
  drawing.strokeStyle = withAlpha(palette.line, 0.16)
  drawing.lineWidth = 2
  drawing.beginPath()
  for (let x = 0; x <= frame.width; x += 90) {
    drawing.moveTo(x, 0)
    drawing.lineTo(x, frame.height)
  }
  for (let y = 30; y <= frame.height; y += 90) {
    drawing.moveTo(0, y)
    drawing.lineTo(frame.width, y)
  }
  drawing.stroke()
  const panel = { x: stage.x - 380, y: stage.y - 380, width: 760, height: 760 }
  drawing.fillStyle = downward(drawing, panel.y, panel.y + panel.height, [withAlpha(palette.secondGlow, 0.5), withAlpha(palette.glow, 0.16)])
  roundedBox(drawing, panel, 90)
  drawing.fill()
  drawing.lineWidth = 4
  drawing.strokeStyle = withAlpha(palette.secondGlow, 0.65)
  drawing.stroke()
  drawSignal(drawing, palette, random)
  drawCorners(drawing, palette, { ...panel, x: panel.x - 48, y: panel.y - 48, width: panel.width + 96, height: panel.height + 96 })
}

/** Bars as of a recorded voice, from edge to edge. */
function drawSignal(drawing: Drawing, palette: Palette, random: Random) {
  const step = 36
  for (let x = 18; x < frame.width; x += step) {
    const swing = Math.sin((x / frame.width) * Math.PI)
    const height = 36 + swing * between(random, 40, 300)
    drawing.fillStyle = downward(drawing, 1720 - height / 2, 1720 + height / 2, [palette.secondGlow, palette.glow])
    drawing.globalAlpha = 0.25 + swing * 0.5
    roundedBox(drawing, { x: x - 8, y: 1720 - height / 2, width: 16, height }, 8)
    drawing.fill()
  }
  drawing.globalAlpha = 1
}

function drawCorners(drawing: Drawing, palette: Palette, box: { x: number; y: number; width: number; height: number }) {
  const arm = 70
  drawing.strokeStyle = palette.accent
  drawing.lineWidth = 7
  drawing.lineCap = 'round'
  drawing.beginPath()
  for (const [x, right] of [
    [box.x, 1],
    [box.x + box.width, -1],
  ] as const) {
    for (const [y, down] of [
      [box.y, 1],
      [box.y + box.height, -1],
    ] as const) {
      drawing.moveTo(x + arm * right, y)
      drawing.lineTo(x, y)
      drawing.lineTo(x, y + arm * down)
    }
  }
  drawing.stroke()
}

function drawStars(drawing: Drawing, random: Random, count: number, lowest: number) {
  drawing.fillStyle = '#fff'
  for (let star = 0; star < count; star += 1) {
    drawing.globalAlpha = between(random, 0.15, 0.75)
    circle(drawing, random() * frame.width, random() * lowest, between(random, 1, 3.6))
    drawing.fill()
  }
  drawing.globalAlpha = 1
}

/** A field of dots that thins out away from the stage. */
function drawDots(drawing: Drawing, palette: Palette) {
  drawing.fillStyle = palette.secondGlow
  for (let y = 24; y < 1240; y += 54) {
    for (let x = 27; x < frame.width; x += 54) {
      const near = 1 - Math.hypot(x - stage.x, y - stage.y) / 900
      if (near <= 0.05) continue
      drawing.globalAlpha = near * 0.3
      circle(drawing, x, y, 3.2)
      drawing.fill()
    }
  }
  drawing.globalAlpha = 1
}
