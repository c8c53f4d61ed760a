import { inAnyLanguage } from '../../language/languages.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, numbersOf } from '../text/fold-words.ts'

const concrete = wholeWords(inAnyLanguage(({ product }) => product.concrete))
const vague = wholeWords(inAnyLanguage(({ product }) => product.vague))
const minor = new RegExp(String.raw`^(?:${inAnyLanguage(({ product }) => product.minor)})\b`)

function wholeWords(alternatives: string): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives})\b`, 'g')
}

/** Features that say what it is rather than what it does; told last. */
function isMinorFeature(feature: string): boolean {
  return minor.test(foldText(cleanSpeech(feature)))
}

/** With so many others, a feature that says nothing is not told at all. */
const enough = 3

/**
 * The features that one could check come first: numbers, materials, guarantees, what it withstands.
 * Of equals the page's order stays.
 */
export function bestFirst(features: readonly string[]): string[] {
  const scored = features.map((feature) => ({ feature, score: concreteness(feature) })).toSorted((one, other) => other.score - one.score)
  const telling = scored.filter(({ feature, score }) => score >= 0 || isMinorFeature(feature))
  return (telling.length < enough ? scored : telling).map(({ feature }) => feature)
}

const points = { number: 3, concrete: 2, vague: -3, minor: -6 }

function concreteness(feature: string): number {
  const folded = foldText(cleanSpeech(feature))
  const count = (pattern: RegExp) => Math.min(2, folded.match(pattern)?.length ?? 0)
  const number = numbersOf(folded).length > 0 ? points.number : 0
  return number + count(concrete) * points.concrete + count(vague) * points.vague + (isMinorFeature(feature) ? points.minor : 0)
}
