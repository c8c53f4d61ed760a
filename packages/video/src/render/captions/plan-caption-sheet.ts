import { fonts } from '@relampago/domain/catalogue'
import {
  captionArea,
  captionBaselines,
  middleOfFont,
  outlineOf,
  watermarkRoom,
  type CaptionPage,
  type CaptionSheet,
  type SheetWord,
  type TimelineOutline,
} from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'

/**
 * A rectangle of the sheet, and where its first pixel is in the frame when what it holds is at
 * rest. All are even.
 */
export type Cell = { x: Pixels; y: Pixels; width: Pixels; height: Pixels; left: Pixels; top: Pixels }
/** Where to cut a word out, its width, and the point of the frame about which it pops. */
export type WordCell = Cell & { centreX: Pixels; centreY: Pixels; wordWidth: Pixels }
export type SheetPlan = { sheet: CaptionSheet; /** One list a page, in the order of its words. */ words: WordCell[][]; watermark: Cell | null }

/** Empty pixels that layers want around what is drawn. */
const border: Pixels = 16
/**
 * What letters may reach beyond their measured width and height: slanted ones lean out, accents
 * stack. In shares of the font size.
 */
const overhang = 0.2
/** What marks that are no part of a letter may reach beyond that. */
const markShare = 0.3
/** As high as the room above capitals and below the baseline that captions count with. */
const accentShare = 0.3
const descenderShare = 0.25

/**
 * The words of some pages, and the watermark if there is one, side by side on one sheet; at rest
 * each falls on the same fractions of pixels as in the frame.
 */
export function planCaptionSheet(timeline: Pick<TimelineOutline, 'width' | 'height' | 'captions' | 'watermark'>, pages: readonly CaptionPage[]): SheetPlan {
  const { style } = timeline.captions
  const area = captionArea(timeline)
  const place = shelves(area.width)
  const watermark = timeline.watermark ? watermarkCell((area.captionBottom + area.safe.bottom) / 2, place) : null
  const drawn: SheetWord[] = []
  const words = pages.map((page) => {
    const baselines = captionBaselines(page, style, area)
    return page.lines.flatMap((line, row) =>
      line.map((word): WordCell => {
        const y = middleOfFont(baselines[row] ?? 0, page.sizePx, word.face ?? style.font)
        const cell = place(roomOf(word, baselines[row] ?? 0, page.sizePx, style.font))
        drawn.push({
          text: word.text,
          ...(word.face === undefined ? {} : { face: word.face }),
          sizePx: page.sizePx,
          x: word.centre - cell.left + cell.x,
          y: y - cell.top + cell.y,
        })
        return { ...cell, centreX: word.centre, centreY: y, wordWidth: word.width }
      }),
    )
  })
  const { width, height } = place.size()
  return {
    sheet: { width, height, style, words: drawn, watermark: watermark === null ? null : watermark.middle },
    words,
    watermark: watermark === null ? null : watermark.cell,
  }
}

type Room = { left: Pixels; top: Pixels; right: Pixels; bottom: Pixels }

/** What a word may touch of the frame. */
function roomOf({ text, centre, width }: CaptionPage['lines'][number][number], baseline: Pixels, sizePx: Pixels, font: keyof typeof fonts): Room {
  const marks = /\p{M}/u.test(text) ? markShare * sizePx : 0
  const edge = outlineOf(sizePx) + overhang * sizePx + marks + border
  const above = (fonts[font].metrics.capHeight + accentShare) * sizePx + edge
  return { left: centre - width / 2 - edge, top: baseline - above, right: centre + width / 2 + edge, bottom: baseline + descenderShare * sizePx + edge }
}

function watermarkCell(middle: Pixels, place: (room: Room) => Cell): { cell: Cell; middle: Pixels } {
  const { width, height } = watermarkRoom
  const top = 2 * Math.floor((middle - height / 2) / 2)
  // Its script places it from the left edge of the frame, so it comes first on the sheet, which it
  // shares with the frame.
  const cell = place({ left: 0, top, right: width, bottom: top + height })
  return { cell, middle: middle - cell.top + cell.y }
}

/** Hands out places from left to right in rows as wide as the frame, or as wide as the widest. */
function shelves(wanted: Pixels) {
  let [x, y, rowHeight, width] = [0, 0, 0, 2 * Math.ceil(wanted / 2)]
  const place = (room: Room): Cell => {
    const [left, top] = [2 * Math.floor(room.left / 2), 2 * Math.floor(room.top / 2)]
    const size = { width: 2 * Math.ceil((room.right - left) / 2), height: 2 * Math.ceil((room.bottom - top) / 2) }
    if (x > 0 && x + size.width > width) [x, y, rowHeight] = [0, y + rowHeight, 0]
    const cell = { x, y, ...size, left, top }
    x += size.width
    rowHeight = Math.max(rowHeight, size.height)
    width = Math.max(width, size.width)
    return cell
  }
  return Object.assign(place, { size: () => ({ width, height: y + rowHeight }) })
}
