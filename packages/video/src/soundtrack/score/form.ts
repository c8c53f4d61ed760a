import type { PartId } from './mood.ts'

/** A bar before the ending: its part, its place in it, and whether it leads over to something. */
export type Bar = {
  index: number
  part: PartId
  /** 0 is the first of its part. */ inPart: number
  /** 1 in the last bar of its part. */ leftInPart: number
  isFill: boolean
}

// From this length on a piece takes a breath between two choruses.
const barsForBreak = 20
const phraseBars = 8

/**
 * The bars of a piece, ending excluded. Parts stretch in whole bars; `buildBars` is the tension
 * before the chorus of a long piece. Fills come in the last bar of every eight and of every part,
 * never in the intro.
 */
export function layOutForm(bars: number, buildBars: number): Bar[] {
  const lengths = partLengths(bars, buildBars)
  const form: Bar[] = []
  for (const [part, length] of lengths) {
    for (let inPart = 0; inPart < length; inPart++) {
      const index = form.length
      const endsSomething = inPart === length - 1 || (index + 1) % phraseBars === 0
      form.push({ index, part, inPart, leftInPart: length - inPart, isFill: endsSomething && part !== 'intro' && part !== 'build' })
    }
  }
  return form
}

function partLengths(bars: number, buildBars: number): [PartId, number][] {
  if (bars <= 2) return [['verse', bars]]
  const intro = Math.max(1, Math.round(bars * 0.14))
  const build = bars >= 12 ? buildBars : Math.min(buildBars, bars >= 5 ? 1 : 0)
  const rest = bars - intro - build
  if (bars < barsForBreak) {
    const verse = Math.floor(rest * 0.45)
    return [
      ['intro', intro],
      ['verse', verse],
      ['build', build],
      ['chorus', rest - verse],
    ]
  }
  const verse = Math.round(rest * 0.32)
  const breath = Math.round(rest * 0.12)
  const chorus = Math.ceil((rest - verse - breath) / 2)
  return [
    ['intro', intro],
    ['verse', verse],
    ['build', build],
    ['chorus', chorus],
    ['break', breath],
    ['chorus', rest - verse - breath - chorus],
  ]
}
