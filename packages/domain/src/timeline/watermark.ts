import { fonts } from '../catalogue/index.ts'
import type { HexColor, Pixels } from '../units.ts'
import { assColor, assFontSize, assTagColor, assTime } from './ass-text.ts'
import type { CaptionArea } from './caption-geometry.ts'
import type { Timeline } from './timeline.ts'

/** Lower left corner of the safe area, below the captions: seen in every app and over nothing that matters. */
const left: Pixels = 64
const sizePx: Pixels = 38
const wordLeft: Pixels = left + 50
const opacity = 0.8
const boltColor: HexColor = '#FFE14D'
const wordColor: HexColor = '#FFFFFF'

/** The logo's bolt in eighths of a unit (drawing scale 4), its 32 units shown at 1.45 pixels each. */
const bolt = 'm 115 24 l 236 125 180 125 27 232 56 125 88 125'
const boltPercent = 145

/** The Free plan's signature, over the whole video: style line and events of the caption script. */
export function watermarkLines(timeline: Timeline, area: CaptionArea, ink: (color: HexColor) => HexColor): { style: string; events: string[] } {
  const middle = (area.captionBottom + area.safe.bottom) / 2
  const end = assTime(timeline.frames / timeline.framesPerSecond)
  const colors = [assColor(ink(wordColor), opacity), assColor(ink(wordColor), opacity), assColor('#000000', 0.45), assColor('#000000', 0.45)].join(',')
  const event = (tags: string, text: string) => `Dialogue: 0,0:00:00.00,${end},Watermark,,0,0,0,,{${tags}}${text}`
  return {
    style: `Style: Watermark,${fonts.poppins.family},${assFontSize('poppins', sizePx)},${colors},0,0,0,0,100,100,0,0,1,2,0,4,0,0,0,1`,
    events: [
      event(`\\pos(${left},${middle - 4})\\1c${assTagColor(ink(boltColor))}\\fscx${boltPercent}\\fscy${boltPercent}\\p4`, bolt),
      event(`\\pos(${wordLeft},${middle - 1})`, 'relâmpago'),
    ],
  }
}
