import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { comparedSizes } from '../../../content/content.ts'
import { compareSize } from './compare-size.ts'
import { onlyOne, toldOf, type ExplainNumber, type NumberSentence } from './number-sentence.ts'
import { formatted, wordAt } from './number-text.ts'
import type { Amount } from './read-amounts.ts'

/** Celsius of the ends of the thermometer. */
const scales = {
  daily: { least: -20, most: 110 },
  hot: { least: 0, most: 1200 },
} as const

/** Shows the measure on the instrument that measures it. */
export const explainInstrument: ExplainNumber = (sentence) =>
  timeOfDay(sentence) ?? thermometer(sentence) ?? speed(sentence) ?? duration(sentence) ?? scale(sentence)

function one({ amounts }: NumberSentence, kinds: readonly Amount['kind'][]): Amount | null {
  const amount = onlyOne(amounts)
  return amount !== null && kinds.includes(amount.kind) ? amount : null
}

function thermometer(sentence: NumberSentence) {
  const amount = one(sentence, ['temperature', 'degrees'])
  if (amount === null || sentence.previous === 'thermometer' || !isTemperature(amount, sentence)) return null
  const isBelow = isBelowZero(amount, sentence)
  const isFahrenheit = amount.rule?.scale === 'fahrenheit'
  const celsius = celsiusOf(amount, { isBelow, isFahrenheit })
  const ends = [scales.daily, scales.hot].find(({ least, most }) => celsius >= least && celsius <= most)
  if (ends === undefined) return null
  // "mil graus": the magnitude stays a word, a plain degree becomes its sign.
  const magnitude = amount.base === amount.value ? null : amount.unit
  const letter = amount.kind === 'degrees' ? '' : isFahrenheit ? 'F' : 'C'
  const figure = `${isBelow ? '-' : ''}${amount.figure}${magnitude === null ? `°${letter}` : ''}`
  return {
    kind: 'thermometer' as const,
    ...toldOf(amount, sentence),
    figure,
    unit: magnitude,
    share: onScale(celsius, ends),
    marks: marksOf(ends, isFahrenheit, sentence.language),
  }
}

function celsiusOf({ value, high, base }: Amount, { isBelow, isFahrenheit }: { isBelow: boolean; isFahrenheit: boolean }): number {
  const said = (high ?? value) * (isBelow ? -1 : 1) * (base / value || 1)
  return isFahrenheit ? ((said - 32) * 5) / 9 : said
}

/** Plain degrees are angles too. */
function isTemperature({ kind }: Amount, { rules, text }: NumberSentence): boolean {
  return kind === 'temperature' || new RegExp(String.raw`(?<![\p{L}])(?:${rules.warmth})`, 'iu').test(text)
}

function isBelowZero({ value, start, end }: Amount, { rules, text }: NumberSentence): boolean {
  if (value <= 0) return false
  return new RegExp(String.raw`^\s(?:Celsius\s)?(?:${rules.belowZero})`, 'iu').test(text.slice(end)) || /\b(?:minus|menos) $/i.test(text.slice(0, start))
}

type Ends = { least: number; most: number }

function onScale(celsius: number, { least, most }: Ends): number {
  return (celsius - least) / (most - least)
}

function marksOf(ends: Ends, isFahrenheit: boolean, language: VideoLanguage) {
  return comparedSizes()
    .filter(({ kind, size }) => kind === 'temperature' && size >= ends.least && size <= ends.most)
    .map((thing) => {
      const shown = isFahrenheit ? (thing.size * 9) / 5 + 32 : thing.size
      return { share: onScale(thing.size, ends), text: `${formatted(shown, 0, language)}° ${thing[baseLanguage[language]].one}` }
    })
}

/** Of the gauge, in km/h. */
const gauges = [120, 400, 1400] as const

function speed(sentence: NumberSentence) {
  const amount = one(sentence, ['speed'])
  const most = gauges.find((end) => amount !== null && kmh(amount) <= end * 0.97)
  if (amount === null || most === undefined || sentence.previous === 'speed') return null
  const marks = comparedSizes()
    .filter(({ kind, size }) => kind === 'speed' && size >= most * 0.08 && size <= most)
    .map((thing) => ({ share: thing.size / most, text: thing[baseLanguage[sentence.language]].one, icon: thing.icon }))
  return { kind: 'speed' as const, ...toldOf(amount, sentence), share: kmh(amount) / most, marks: apartOf(marks) }
}

function kmh({ base, value, high }: Amount): number {
  return high === null ? base : (base / value) * high
}

/** Marks that would touch are left out. */
function apartOf<Mark extends { share: number }>(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((earlier, later) => earlier.share - later.share)) if (mark.share - (kept.at(-1)?.share ?? -1) >= 0.16) kept.push(mark)
  return kept
}

const hour = 3600
/** A turn of the hand in seconds, by what is told. */
const turns = [
  { longest: 60, turn: 60, face: 'minutes' },
  { longest: hour, turn: hour, face: 'minutes' },
  { longest: 12 * hour, turn: 12 * hour, face: 'hours' },
] as const

function duration(sentence: NumberSentence) {
  const amount = one(sentence, ['time'])
  if (amount === null || amount.rule === null || amount.rule.base > hour || sentence.previous === 'clock') return null
  const length = (amount.base / amount.value) * (amount.high ?? amount.value)
  const fitting = turns.find(({ longest }) => length <= longest)
  if (fitting === undefined || length <= 0 || length < fitting.turn / 120) return null
  return { kind: 'clock' as const, ...toldOf(amount, sentence), turn: length / fitting.turn, face: fitting.face }
}

function timeOfDay(sentence: NumberSentence) {
  if (sentence.previous === 'time-of-day') return null
  for (const pattern of sentence.rules.clockTimes) {
    const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(sentence.text)
    const layout = found === null ? null : clockTime(found, sentence)
    if (layout !== null) return layout
  }
  return null
}

function clockTime(found: RegExpExecArray, { text, label, explained }: NumberSentence) {
  const { hour: written = '', minute = '0', half } = found.groups ?? {}
  const start = found.indices?.groups?.['hour']?.[0]
  const wish = explained.sentence.onScreen?.figure
  if (start === undefined || (wish !== undefined && !wish.includes(written))) return null
  const isLate = half !== undefined && Number(written) < 12
  const said = found[0].slice(start - found.index).replace(/[\s,;!?]+$|(?<!m)\.$/, '')
  return { kind: 'time-of-day' as const, label, text: said, hour: Number(written) + (isLate ? 12 : 0), minute: Number(minute), at: wordAt(text, start) }
}

/** Kilograms at the end of the dial. */
const dials = [0.01, 0.1, 1, 5, 20, 150, 1000, 10_000, 100_000] as const

function scale(sentence: NumberSentence) {
  const amount = one(sentence, ['mass'])
  const most = dials.find((end) => amount !== null && (amount.base / amount.value) * (amount.high ?? amount.value) <= end * 0.9)
  if (amount === null || most === undefined || amount.rule === null || sentence.previous === 'scale' || amount.base < 0.0005) return null
  const { base } = amount.rule
  const end = formatted(most / base, 0, sentence.language)
  const isRound = Math.abs(most / base - Math.round(most / base)) < 1e-6 && most / base >= 1
  return {
    kind: 'scale' as const,
    ...toldOf(amount, sentence),
    share: amount.base / most,
    ends: ['0', isRound ? end : ''] as const,
    comparison: compareSize(amount, sentence),
  }
}
