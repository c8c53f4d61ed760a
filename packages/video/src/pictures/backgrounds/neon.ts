import { between, type Random } from '@relampago/domain/random'
import { apart, frame, newBitmap, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch, withAlpha } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { downward } from '../drawing/shapes.ts'
import { drawTube } from '../drawing/tube.ts'
import { softLight } from './soft-light.ts'

/** Signs on a wall: a ring over a wet street, a passage of tubes, an arrow and a frame. */
export const neonBackgrounds = { ring: drawRing, passage: drawPassage, sign: drawSign } as const

const whole = { x: 0, y: 0, ...frame } as const
const street = 1270

function drawWall(drawing: Drawing, palette: Palette, lights: readonly { x: number; y: number; radius: number; color: string; strength: number }[]) {
  softLight(drawing, [palette.top, palette.middle, palette.foot], lights)
  drawBricks(drawing, palette)
}

/** Joints between bricks, darker than the wall, with a lit edge below each. */
function drawBricks(drawing: Drawing, palette: Palette) {
  const brick = { width: 132, height: 54 }
  const { bitmap, drawing: tile } = newBitmap(brick.width, brick.height * 2)
  for (const row of [0, 1]) {
    const y = row * brick.height
    tile.fillStyle = 'rgba(0,0,0,0.42)'
    tile.fillRect(0, y, brick.width, 4)
    tile.fillRect(row === 0 ? 0 : brick.width / 2, y, 4, brick.height)
    tile.fillStyle = withAlpha(palette.line, 0.28)
    tile.fillRect(0, y + 4, brick.width, 2)
  }
  const pattern = drawing.createPattern(bitmap, 'repeat')
  if (pattern === null) throw new Error('The bricks cannot be repeated')
  drawing.fillStyle = pattern
  drawing.fillRect(0, 0, frame.width, frame.height)
}

/** A wet street: the light of a tube in long streaks. */
function drawStreet(drawing: Drawing, palette: Palette, random: Random, lights: readonly { x: number; color: string }[]) {
  drawing.fillStyle = downward(drawing, street, frame.height, [palette.foot, oklch(0.05, 0.015, palette.hue)])
  drawing.fillRect(0, street, frame.width, frame.height - street)
  const small = newBitmap(frame.width / 8, (frame.height - street) / 8)
  small.drawing.scale(1 / 8, 1 / 8)
  for (const { x, color } of lights) {
    for (let streak = 0; streak < 16; streak += 1) {
      const y = between(random, 0, 600)
      const width = between(random, 90, 360) * (1 - y / 900)
      small.drawing.fillStyle = withAlpha(color, between(random, 0.5, 1) * (1 - y / 800))
      small.drawing.fillRect(x - width / 2 + between(random, -60, 60), y, width, between(random, 8, 22))
    }
  }
  const blurred = newBitmap(small.bitmap.width, small.bitmap.height)
  blurred.drawing.filter = 'blur(2px)'
  blurred.drawing.drawImage(small.bitmap, 0, 0)
  drawing.drawImage(blurred.bitmap, 0, street, frame.width, frame.height - street)
  drawing.fillStyle = withAlpha(palette.glow, 0.35)
  drawing.fillRect(0, street, frame.width, 4)
}

function drawRing(drawing: Drawing, palette: Palette, random: Random) {
  drawWall(drawing, palette, [
    { ...stage, radius: 880, color: palette.glow, strength: 0.42 },
    { x: 120, y: 1300, radius: 560, color: palette.secondGlow, strength: 0.3 },
  ])
  drawStreet(drawing, palette, random, [
    { x: stage.x - 250, color: palette.glow },
    { x: stage.x + 250, color: palette.glow },
    { x: stage.x, color: palette.secondGlow },
  ])
  const gap = between(random, 0.1, 0.5)
  const turn = between(random, 0, 6)
  drawTube(drawing, whole, { color: palette.glow, width: 20, reach: 90 }, (own) => {
    own.beginPath()
    own.arc(stage.x, stage.y + 20, 440, turn + gap, turn + 2 * Math.PI - gap)
  })
  drawTube(drawing, whole, { color: palette.secondGlow, width: 12, reach: 60 }, (own) => {
    own.beginPath()
    own.arc(stage.x, stage.y + 20, 492, turn + 2.4, turn + 5.2)
  })
  drawPuddle(drawing, palette)
}

/** The ring again in a puddle, flat and fainter. */
function drawPuddle(drawing: Drawing, palette: Palette) {
  apart(drawing, () => {
    drawing.globalAlpha = 0.75
    drawTube(drawing, { x: 0, y: 1440, width: frame.width, height: 480 }, { color: palette.glow, width: 10, reach: 90 }, (own) => {
      own.beginPath()
      own.ellipse(stage.x, 1700, 400, 92, 0, 0.4, 2 * Math.PI + 0.1)
    })
    drawTube(drawing, { x: 0, y: 1440, width: frame.width, height: 480 }, { color: palette.secondGlow, width: 6, reach: 60 }, (own) => {
      own.beginPath()
      own.ellipse(stage.x, 1700, 470, 124, 0, 2.6, 5)
    })
  })
}

/** Frames of tubes, one within the other, away into the dark. */
function drawPassage(drawing: Drawing, palette: Palette, random: Random) {
  softLight(
    drawing,
    [palette.top, palette.middle, palette.foot],
    [
      { x: stage.x, y: stage.y, radius: 620, color: palette.glow, strength: 0.5 },
      { x: stage.x, y: 1900, radius: 700, color: palette.secondGlow, strength: 0.25 },
    ],
  )
  const vanishing = { x: stage.x, y: stage.y + 30 }
  drawing.strokeStyle = withAlpha(palette.line, 0.5)
  drawing.lineWidth = 3
  drawing.beginPath()
  for (let at = -6; at <= 6; at += 1) {
    drawing.moveTo(vanishing.x + at * 36, vanishing.y + 330)
    drawing.lineTo(vanishing.x + at * 260, frame.height)
  }
  drawing.stroke()
  const first = random() < 0.5 ? 0 : 1
  for (const [at, size] of [330, 470, 720, 1080].entries()) {
    const color = (at + first) % 2 === 0 ? palette.glow : palette.secondGlow
    drawTube(drawing, whole, { color, width: 9 + at * 5, reach: 50 + at * 20 }, (own) => {
      own.beginPath()
      own.roundRect(vanishing.x - size * 0.92, vanishing.y - size, size * 1.84, size * 2, 60)
    })
  }
}

function drawSign(drawing: Drawing, palette: Palette, random: Random) {
  const side = random() < 0.5 ? 1 : -1
  drawWall(drawing, palette, [
    { x: stage.x - side * 260, y: 420, radius: 720, color: palette.glow, strength: 0.4 },
    { x: stage.x + side * 300, y: 1080, radius: 640, color: palette.secondGlow, strength: 0.36 },
  ])
  drawStreet(drawing, palette, random, [
    { x: stage.x - side * 300, color: palette.glow },
    { x: stage.x + side * 320, color: palette.secondGlow },
  ])
  apart(drawing, () => {
    drawing.translate(stage.x, 0)
    drawing.scale(side, 1)
    drawing.translate(-stage.x, 0)
    drawTube(drawing, whole, { color: palette.glow, width: 18, reach: 90 }, (own) => {
      own.beginPath()
      own.moveTo(80, 1010)
      own.lineTo(80, 330)
      own.quadraticCurveTo(80, 290, 120, 290)
      own.lineTo(1000, 290)
    })
    drawTube(drawing, whole, { color: palette.secondGlow, width: 18, reach: 90 }, (own) => {
      own.beginPath()
      own.moveTo(1000, 460)
      own.lineTo(1000, 1130)
      own.quadraticCurveTo(1000, 1180, 950, 1180)
      own.lineTo(120, 1180)
    })
    for (const [at, x] of [330, 450, 570].entries()) {
      drawTube(
        drawing,
        { x: 0, y: 1500, width: frame.width, height: 420 },
        { color: at === 1 ? palette.secondGlow : palette.glow, width: 14, reach: 60 },
        (own) => {
          own.beginPath()
          own.moveTo(x, 1660)
          own.lineTo(x + 90, 1740)
          own.lineTo(x, 1820)
        },
      )
    }
  })
}
