import { between, type Random } from '@relampago/domain/random'
import { apart, frame, newBitmap, stage, type Drawing } from '../drawing/canvas.ts'
import { oklch, withAlpha } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { softLight } from './soft-light.ts'

/** A projector's beam over the seats, a stage between curtains, the film itself. */
export const cinemaBackgrounds = { beam: drawBeam, curtain: drawCurtain, film: drawFilm } as const

/** A cone of light with soft edges, from a point to a width at a height. */
function beam(drawing: Drawing, { from, to, color }: { from: { x: number; y: number }; to: { x: number; y: number; width: number }; color: string }) {
  const shrink = 8
  const small = newBitmap(frame.width / shrink, frame.height / shrink)
  small.drawing.scale(1 / shrink, 1 / shrink)
  small.drawing.filter = 'blur(4px)'
  for (const [share, strength] of [
    [1, 0.22],
    [0.62, 0.22],
    [0.3, 0.2],
  ] as const) {
    small.drawing.fillStyle = downward(small.drawing, from.y, to.y, [withAlpha(color, strength * 1.6), withAlpha(color, strength * 0.35)])
    small.drawing.beginPath()
    small.drawing.moveTo(from.x - 14, from.y)
    small.drawing.lineTo(from.x + 14, from.y)
    small.drawing.lineTo(to.x + (to.width / 2) * share, to.y)
    small.drawing.lineTo(to.x - (to.width / 2) * share, to.y)
    small.drawing.closePath()
    small.drawing.fill()
  }
  apart(drawing, () => {
    drawing.globalCompositeOperation = 'lighter'
    drawing.drawImage(small.bitmap, 0, 0, frame.width, frame.height)
  })
}

function dust(drawing: Drawing, color: string, random: Random) {
  for (let mote = 0; mote < 90; mote += 1) {
    drawing.fillStyle = withAlpha(color, between(random, 0.08, 0.5))
    circle(drawing, between(random, 60, 1020), between(random, 140, 1240), between(random, 1, 4.5))
    drawing.fill()
  }
}

/** Rows of seats from behind, darker the nearer, each with a rim of light. */
function seats(drawing: Drawing, palette: Palette) {
  for (const [at, row] of [
    { y: 1430, width: 128, height: 210 },
    { y: 1560, width: 168, height: 280 },
    { y: 1730, width: 220, height: 330 },
  ].entries()) {
    const shift = at % 2 === 0 ? 0 : row.width / 2
    for (let x = -row.width + shift; x < frame.width + row.width; x += row.width * 1.08) {
      const box = { x, y: row.y, width: row.width, height: row.height }
      drawing.fillStyle = downward(drawing, row.y, row.y + row.height, [oklch(0.36 - at * 0.06, 0.09, palette.hue), oklch(0.12 - at * 0.02, 0.02, palette.hue)])
      roundedBox(drawing, box, row.width * 0.28)
      drawing.fill()
      drawing.lineWidth = 3
      drawing.strokeStyle = withAlpha(palette.secondGlow, 0.34 - at * 0.09)
      drawing.beginPath()
      drawing.arc(x + row.width * 0.28, row.y + row.width * 0.28, row.width * 0.28, Math.PI, 1.5 * Math.PI)
      drawing.arc(x + row.width * 0.72, row.y + row.width * 0.28, row.width * 0.28, 1.5 * Math.PI, 2 * Math.PI)
      drawing.stroke()
    }
  }
}

function drawBeam(drawing: Drawing, palette: Palette, random: Random) {
  const side = random() < 0.5 ? 1 : -1
  softLight(
    drawing,
    [palette.top, palette.middle, palette.foot],
    [
      { x: stage.x, y: stage.y + 60, radius: 760, color: palette.glow, strength: 0.42 },
      { x: stage.x, y: 1300, radius: 620, color: palette.glow, strength: 0.25 },
    ],
  )
  beam(drawing, { from: { x: stage.x + side * 500, y: -60 }, to: { x: stage.x - side * 60, y: 1330, width: 1080 }, color: palette.secondGlow })
  dust(drawing, palette.secondGlow, random)
  seats(drawing, palette)
}

function drawCurtain(drawing: Drawing, palette: Palette, random: Random) {
  softLight(
    drawing,
    [palette.middle, palette.middle, palette.foot],
    [
      { x: stage.x, y: stage.y, radius: 640, color: palette.secondGlow, strength: 0.38 },
      { x: stage.x, y: stage.y + 100, radius: 880, color: palette.glow, strength: 0.4 },
    ],
  )
  beam(drawing, { from: { x: stage.x, y: -160 }, to: { x: stage.x, y: 1250, width: 900 }, color: palette.secondGlow })
  drawing.fillStyle = downward(drawing, 1230, frame.height, [oklch(0.33, 0.07, palette.hue), palette.foot])
  drawing.fillRect(0, 1230, frame.width, frame.height - 1230)
  apart(drawing, () => {
    drawing.translate(stage.x, 1290)
    drawing.scale(1, 0.16)
    drawing.fillStyle = withAlpha(palette.secondGlow, 0.3)
    circle(drawing, 0, 0, 430)
    drawing.fill()
  })
  const folds = 5
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < folds; fold += 1) {
      const left = stage.x + side * (352 + fold * 40 + between(random, -8, 8))
      const width = 62 * side
      const shade = drawing.createLinearGradient(left, 0, left + width, 0)
      shade.addColorStop(0, oklch(0.2, 0.08, palette.hue))
      shade.addColorStop(0.45, oklch(0.46, 0.16, palette.hue))
      shade.addColorStop(1, oklch(0.15, 0.06, palette.hue))
      drawing.fillStyle = shade
      drawing.beginPath()
      drawing.moveTo(left - side * 30, -10)
      drawing.bezierCurveTo(left - side * 20, 700, left + side * 60, 1200, left - side * 40, 1700)
      drawing.lineTo(left + width * 2.2, 1720)
      drawing.lineTo(left + width * 2, -10)
      drawing.closePath()
      drawing.fill()
    }
  }
  drawing.fillStyle = downward(drawing, 1640, 1920, [oklch(0.16, 0.04, palette.hue), '#000000'])
  drawing.fillRect(0, 1690, frame.width, 230)
  for (let lamp = 0; lamp < 9; lamp += 1) {
    drawing.fillStyle = palette.secondGlow
    drawing.globalAlpha = 0.85
    drawing.beginPath()
    drawing.arc(60 + lamp * 120, 1694, 22, Math.PI, 2 * Math.PI)
    drawing.fill()
  }
  drawing.globalAlpha = 1
}

/** The strip: this picture, the end of the one before, the beginning of the next with its mark. */
function drawFilm(drawing: Drawing, palette: Palette, random: Random) {
  drawing.fillStyle = oklch(0.09, 0.01, palette.hue)
  drawing.fillRect(0, 0, frame.width, frame.height)
  const lit = newBitmap(frame.width, 1180)
  softLight(
    lit.drawing,
    [palette.top, palette.middle, palette.top],
    [
      { x: random() < 0.5 ? 200 : 880, y: 640, radius: 900, color: palette.glow, strength: 0.6 },
      { x: stage.x, y: stage.y, radius: 520, color: palette.secondGlow, strength: 0.3 },
    ],
  )
  for (const { y, height } of [
    { y: -60, height: 160 },
    { y: 130, height: 1130 },
    { y: 1290, height: 700 },
  ]) {
    apart(drawing, () => {
      roundedBox(drawing, { x: 74, y, width: frame.width - 148, height }, 18)
      drawing.clip()
      drawing.drawImage(lit.bitmap, 0, y - 40)
      if (y < 1290) return
      drawing.fillStyle = 'rgba(0,0,0,0.32)'
      drawing.fillRect(0, y, frame.width, height)
    })
  }
  countdown(drawing, palette, { x: stage.x, y: 1690 })
  drawing.fillStyle = oklch(0.8, 0.02, palette.hue)
  for (let y = 14; y < frame.height; y += 74) {
    for (const x of [16, frame.width - 58]) {
      roundedBox(drawing, { x, y, width: 42, height: 46 }, 9)
      drawing.fill()
    }
  }
}

/** The leader's clock hand and rings. */
function countdown(drawing: Drawing, palette: Palette, { x, y }: { x: number; y: number }) {
  drawing.fillStyle = withAlpha(palette.secondGlow, 0.16)
  drawing.beginPath()
  drawing.moveTo(x, y)
  drawing.arc(x, y, 420, -Math.PI / 2, 0.5)
  drawing.closePath()
  drawing.fill()
  drawing.strokeStyle = withAlpha(palette.secondGlow, 0.4)
  drawing.lineWidth = 4
  for (const radius of [150, 178]) {
    circle(drawing, x, y, radius)
    drawing.stroke()
  }
  drawing.beginPath()
  drawing.moveTo(74, y)
  drawing.lineTo(frame.width - 74, y)
  drawing.moveTo(x, 1290)
  drawing.lineTo(x, frame.height)
  drawing.stroke()
}
