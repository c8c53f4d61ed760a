import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { comparedSizes } from '../../../content/content.ts'
import type { ComparedSize, SizeKind } from '../../../content/schema/sizes.ts'
import { foldText } from '../../../script/text/fold-words.ts'
import type { SizeComparison } from '../../scene-plan/numbers.ts'
import type { NumberSentence } from './number-sentence.ts'
import type { Amount } from './read-amounts.ts'

/** Within these, "so many times" can be imagined. */
const ratios = { least: 2, most: 1000 } as const
/** So many can be drawn one by one and large enough to be seen. */
const mostDrawn = 5
/** The ratio that is easiest to imagine. */
const bestRatio = 8

/**
 * A well-known thing of the same kind, and how often it fits; `null` where none does so sensibly.
 */
export function compareSize(amount: Amount, { text, rules, language }: Pick<NumberSentence, 'text' | 'rules' | 'language'>): SizeComparison | null {
  const kind = sizeKind(amount, text, rules.sizes)
  if (kind === null || amount.high !== null) return null
  const said = foldText(text)
  const fitting = comparedSizes()
    .filter((thing) => thing.kind === kind && !thing.unless.some((word) => said.includes(foldText(word))))
    .map((thing) => ({ thing, ratio: amount.base / thing.size }))
    .filter(({ ratio }) => ratio >= ratios.least && ratio <= ratios.most)
    .toSorted((one, other) => farness(one.ratio) - farness(other.ratio))
  const [best] = fitting
  return best === undefined ? null : comparisonOf(best.thing, best.ratio, { about: rules.about, language })
}

function farness(ratio: number): number {
  return Math.abs(Math.log(ratio / bestRatio))
}

function comparisonOf(thing: ComparedSize, ratio: number, { about, language }: { about: string; language: VideoLanguage }): SizeComparison {
  const times = honestTimes(ratio)
  const shown = new Intl.NumberFormat(language).format(times)
  return { icon: thing.icon, times: `${about} ${shown}`, drawn: times <= mostDrawn ? times : null, name: thing[baseLanguage[language]].many }
}

/** Two digits at most, halves below four: what is compared is itself only about that large. */
export function honestTimes(ratio: number): number {
  if (ratio < 4) return Math.round(ratio * 2) / 2
  if (ratio < 20) return Math.round(ratio)
  const step = 10 ** Math.floor(Math.log10(ratio) - 1)
  return Math.round(ratio / step) * step
}

/** Only things of the same kind are compared: a height with heights, a journey with journeys. */
function sizeKind({ kind, unit, rule }: Amount, text: string, sizes: NumberSentence['rules']['sizes']): SizeKind | null {
  if (kind === 'area' || kind === 'volume' || kind === 'mass') return kind
  if (kind !== 'length' || rule === null || unit === null) return null
  const says = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})`, 'iu').test(text)
  // Kilometres upwards or downwards are no journey.
  if (rule.base >= 1000) return says(sizes.upright) ? null : 'distance'
  if (says(sizes.length)) return 'length'
  return says(sizes.height) ? 'height' : null
}
