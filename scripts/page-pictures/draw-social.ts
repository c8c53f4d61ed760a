import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { seededRandom } from '@relampago/domain/random'
import { setFace, wrapText } from '../../packages/video/src/pictures/drawing/type.ts'
import { roundedBox } from '../../packages/video/src/pictures/drawing/shapes.ts'
import { root } from '../setup/run-tool.ts'
import type { SocialPicture } from './picture-list.ts'
import { newSheet, sizes, type Sheet } from './sheet.ts'

/** The picture that other places show beside a link to a page: its words, and what it is about. */
export async function drawSocial(name: string, { main, around, ...style }: SocialPicture, words: string): Promise<Sheet> {
  const sheet = await newSheet(name, style, sizes.wide)
  const { drawing, palette, height } = sheet
  drawPanel(sheet)
  const random = seededRandom(name)
  const spots = [
    { x: 1085, y: 130, size: 150 },
    { x: 800, y: 535, size: 140 },
  ]
  for (const [at, id] of around.entries()) await sheet.sticker(id, { ...(spots[at] ?? { x: 1085, y: 520, size: 130 }), turn: random() * 0.5 - 0.25 })
  await sheet.sticker(main, { x: 965, y: 330, size: 380 })
  await writeBrand(sheet)
  writeTitle(sheet, words)
  drawing.fillStyle = palette.accent
  roundedBox(drawing, { x: 64, y: height - 72, width: 120, height: 10 }, 5)
  drawing.fill()
  return sheet
}

/** The dark ground of the words, its edge as slanted as the mark's. */
function drawPanel({ drawing, palette, height }: Sheet): void {
  for (const [shift, color] of [
    [18, palette.accent],
    [0, '#0d0c0a'],
  ] as const) {
    drawing.fillStyle = color
    drawing.beginPath()
    drawing.moveTo(0, 0)
    drawing.lineTo(790 + shift, 0)
    drawing.lineTo(690 + shift, height)
    drawing.lineTo(0, height)
    drawing.closePath()
    drawing.fill()
  }
}

async function writeBrand({ drawing }: Sheet): Promise<void> {
  const mark = await loadImage(join(root, 'apps/web/public/icon.svg'))
  drawing.drawImage(mark, 60, 54, 56, 56)
  setFace(drawing, 'heavy', 40)
  drawing.fillStyle = '#faf5ec'
  drawing.textAlign = 'left'
  drawing.textBaseline = 'middle'
  drawing.fillText('relâmpago', 130, 84)
}

const room = { width: 600, height: 340 }
const lineHeight = 1.16

/** The words as large as the room allows, without a short word alone at the end. */
function writeTitle({ drawing }: Sheet, words: string): void {
  let lines: string[] = []
  let size = 108
  do {
    size -= 4
    setFace(drawing, 'loud', size)
    lines = wrapText(drawing, words, room.width, 9)
  } while (size > 44 && !isWellSet(drawing, lines, size))
  drawing.fillStyle = '#faf5ec'
  drawing.textBaseline = 'alphabetic'
  const top = 340 - (lines.length * size * lineHeight) / 2
  lines.forEach((line, at) => drawing.fillText(line, 62, top + size * (0.92 + at * lineHeight)))
}

function isWellSet(drawing: Sheet['drawing'], lines: readonly string[], size: number): boolean {
  const widths = lines.map((line) => drawing.measureText(line).width)
  const widest = Math.max(...widths)
  const fits = lines.length <= 4 && lines.length * size * lineHeight <= room.height && widest <= room.width
  return fits && (lines.length === 1 || size <= 88 || (widths.at(-1) ?? 0) > 0.4 * widest)
}
