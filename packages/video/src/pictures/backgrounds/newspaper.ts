import { between, type Random } from '@relampago/domain/random'
import { apart, frame, stage, type Drawing } from '../drawing/canvas.ts'
import { withAlpha } from '../drawing/color.ts'
import type { Palette } from '../drawing/palette.ts'
import { halftone, type Box } from '../drawing/shapes.ts'
import { softLight } from './soft-light.ts'

/** A front page, a printed photograph, and a column that was cut out. */
export const newspaperBackgrounds = { 'front-page': drawFrontPage, photograph: drawPhotograph, clipping: drawClipping } as const

function drawSheet(drawing: Drawing, palette: Palette) {
  softLight(drawing, [palette.top, palette.middle, palette.foot], [{ x: 320, y: 300, radius: 900, color: 'rgba(255,255,255,1)', strength: 0.35 }])
}

/** Lines of type too small to read: bars, word by word, in one column. */
function greekText(drawing: Drawing, palette: Palette, column: Box, random: Random) {
  drawing.fillStyle = withAlpha(palette.ink, 0.27)
  for (let y = column.y; y + 9 <= column.y + column.height; y += 25) {
    const end = column.x + column.width * (random() < 0.16 ? between(random, 0.3, 0.75) : 1)
    let x = column.x
    while (x < end - 12) {
      const word = Math.min(end - x, between(random, 22, 92))
      drawing.fillRect(x, y, word, 9)
      x += word + 11
    }
  }
}

/** Bars of a headline over two lines. */
function greekHeadline(drawing: Drawing, color: string, column: Box, random: Random) {
  drawing.fillStyle = color
  drawing.fillRect(column.x, column.y, column.width, 30)
  drawing.fillRect(column.x, column.y + 44, column.width * between(random, 0.45, 0.85), 30)
}

function rules(drawing: Drawing, palette: Palette, y: number) {
  drawing.fillStyle = palette.ink
  drawing.fillRect(44, y, frame.width - 88, 12)
  drawing.fillRect(44, y + 20, frame.width - 88, 3)
}

/** Three columns from a height to the foot of the page. */
function columns(drawing: Drawing, palette: Palette, top: number, random: Random) {
  const colored = Math.floor(random() * 3)
  for (let at = 0; at < 3; at += 1) {
    const x = 44 + at * 340
    greekHeadline(drawing, at === colored ? withAlpha(palette.secondGlow, 0.7) : withAlpha(palette.ink, 0.4), { x, y: top, width: 312, height: 80 }, random)
    greekText(drawing, palette, { x, y: top + 104, width: 312, height: frame.height - top - 104 }, random)
    if (at > 0) {
      drawing.fillStyle = palette.line
      drawing.fillRect(x - 15, top, 2, frame.height - top)
    }
  }
}

function drawFrontPage(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  rules(drawing, palette, 52)
  greekText(drawing, palette, { x: 44, y: 96, width: 300, height: 40 }, random)
  greekText(drawing, palette, { x: 736, y: 96, width: 300, height: 40 }, random)
  rules(drawing, palette, 142)
  const spot = { x: stage.x + (random() < 0.5 ? -60 : 60), y: stage.y + 30 }
  halftone(drawing, { ...spot, radius: 560, step: 24, color: withAlpha(palette.secondGlow, 0.62) })
  rules(drawing, palette, 1236)
  columns(drawing, palette, 1292, random)
}

/** A photograph over the whole width, its screen coarse, with its caption below. */
function drawPhotograph(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  const left = random() < 0.5
  drawing.fillStyle = withAlpha(palette.glow, 0.9)
  drawing.fillRect(0, 360, frame.width, 840)
  apart(drawing, () => {
    drawing.beginPath()
    drawing.rect(0, 360, frame.width, 840)
    drawing.clip()
    halftone(drawing, { x: left ? 0 : frame.width, y: 1200, radius: 900, step: 30, color: withAlpha(palette.secondGlow, 0.9) })
    halftone(drawing, { x: left ? frame.width : 0, y: 360, radius: 620, step: 30, color: withAlpha(palette.panel, 0.9) })
  })
  drawing.fillStyle = palette.ink
  drawing.fillRect(0, 360, frame.width, 5)
  drawing.fillRect(0, 1195, frame.width, 5)
  rules(drawing, palette, 60)
  drawing.fillStyle = palette.ink
  drawing.fillRect(0, 1500, frame.width, 250)
  halftone(drawing, { x: left ? frame.width : 0, y: 1625, radius: 420, step: 26, color: palette.secondGlow })
  greekText(drawing, palette, { x: 44, y: 1240, width: 992, height: 240 }, random)
  greekText(drawing, palette, { x: 44, y: 1790, width: 992, height: 130 }, random)
}

/** A torn strip of colour across a page full of small advertisements. */
function drawClipping(drawing: Drawing, palette: Palette, random: Random) {
  drawSheet(drawing, palette)
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const box = { x: 34 + column * 344, y: 24 + row * 280, width: 324, height: 256 }
      drawing.lineWidth = 2
      drawing.strokeStyle = withAlpha(palette.ink, 0.22)
      drawing.strokeRect(box.x, box.y, box.width, box.height)
      apart(drawing, () => {
        drawing.globalAlpha = 0.32
        greekHeadline(drawing, palette.ink, { ...box, x: box.x + 22, y: box.y + 22, width: 280 }, random)
        greekText(drawing, palette, { x: box.x + 22, y: box.y + 118, width: 280, height: 120 }, random)
      })
    }
  }
  tornSheet(drawing, { top: 330, bottom: 1190, color: withAlpha(palette.panel, 1), random })
  halftone(drawing, { x: stage.x, y: stage.y + 20, radius: 430, step: 24, color: palette.glow })
  drawing.lineWidth = 13
  drawing.strokeStyle = palette.secondGlow
  drawing.lineCap = 'round'
  // A reader's pencil, once around and a little more.
  drawing.beginPath()
  for (let step = 0; step <= 70; step += 1) {
    const angle = -1.9 + (step / 70) * 6.9
    const radius = 1 + step * 0.0012
    drawing.lineTo(stage.x + 452 * radius * Math.cos(angle), stage.y + 40 + 404 * radius * Math.sin(angle + 0.06))
  }
  drawing.stroke()
  tornSheet(drawing, { top: 1560, bottom: 1990, color: withAlpha(palette.secondGlow, 1), random })
}

function tornSheet(drawing: Drawing, { top, bottom, color, random }: { top: number; bottom: number; color: string; random: Random }) {
  const tear = (y: number) => Array.from({ length: 28 }, (_, at) => ({ x: -20 + (at * (frame.width + 40)) / 27, y: y + between(random, -15, 15) }))
  const upper = tear(top)
  const lower = tear(bottom).toReversed()
  const path = (shift: number) => {
    drawing.beginPath()
    for (const { x, y } of [...upper, ...lower]) drawing.lineTo(x, y + shift)
    drawing.closePath()
  }
  path(12)
  drawing.fillStyle = 'rgba(0,0,0,0.22)'
  drawing.fill()
  path(0)
  drawing.fillStyle = color
  drawing.fill()
}
