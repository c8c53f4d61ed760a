import { fonts } from '../catalogue/index.ts'
import type { HexColor, Pixels, Seconds } from '../units.ts'
import { assColor, assFontSize, assTagColor, assTime } from './ass-text.ts'

/** Lower left of the safe area, below the captions: visible in every app. */
const left: Pixels = 64
const sizePx: Pixels = 38
const wordLeft: Pixels = left + 50
const opacity = 0.8
/** Each drawn at an opacity of its own over the picture. */
export const watermarkColors = { outline: '#000000', word: '#FFFFFF', bolt: '#FFE14D' } as const satisfies Record<string, HexColor>
/** More than it needs on all sides. */
export const watermarkRoom: { width: Pixels; height: Pixels } = { width: 400, height: 120 }

/**
 * Corners of the logo's bolt in eighths of a unit (drawing scale 4), its 32 units shown at 1.45
 * pixels each.
 */
const corners = [
  [115, 24],
  [236, 125],
  [180, 125],
  [27, 232],
  [56, 125],
  [88, 125],
] as const
const boltPath = corners.map(([x, y], at) => `${['m ', 'l '][at] ?? ''}${x} ${y}`).join(' ')
const boltPercent = 145
/** Heights of bolt and word above the middle. */
const raised = { bolt: 4, word: 1 } as const
const outline = { opacity: 0.45, width: 2 } as const
const word = 'relâmpago'

/** The same signature as shapes: in pixels of caption space, from its middle's height. */
export const watermarkShape = {
  bolt: corners.map(([x, y]) => ({ x: left + pixels(x), y: pixels(y - 128) - raised.bolt })),
  word: { text: word, left: wordLeft, middle: -raised.word, sizePx },
  opacity,
  outline,
}

function pixels(eighths: number): Pixels {
  return (eighths / 8) * (boltPercent / 100)
}

/**
 * The Free plan's signature: style line and events of a script.
 * @param middle its height
 * @param seconds how long it is there, from the start
 */
export function watermarkLines(middle: Pixels, seconds: Seconds, inks: Record<keyof typeof watermarkColors, HexColor> = watermarkColors) {
  const [fill, edge] = [assColor(inks.word, opacity), assColor(inks.outline, outline.opacity)]
  const event = (tags: string, text: string) => `Dialogue: 0,0:00:00.00,${assTime(seconds)},Watermark,,0,0,0,,{${tags}}${text}`
  return {
    style: `Style: Watermark,${fonts.poppins.family},${assFontSize('poppins', sizePx)},${[fill, fill, edge, edge].join(',')},0,0,0,0,100,100,0,0,1,${outline.width},0,4,0,0,0,1`,
    events: [
      event(`\\pos(${left},${middle - raised.bolt})\\1c${assTagColor(inks.bolt)}\\fscx${boltPercent}\\fscy${boltPercent}\\p4`, boltPath),
      event(`\\pos(${wordLeft},${middle - raised.word})`, word),
    ],
  }
}
