import type { InterfaceLanguage, OpeningStyle } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { contentWords, foldText, wordsOf } from '../text/fold-words.ts'
import { namesOf } from '../text/names-of.ts'
import { freeWords, openingScores } from './opening-scores.ts'

/** What a first sentence is judged by. */
export type Judged = {
  text: string
  style: OpeningStyle
  speech: InterfaceLanguage
  topic: string
  /** The sentence that answers it; `null` where none does. */
  answer: string | null
  /** Things that a camera could film, of its answer. */
  things: readonly string[]
  /** It leads to nothing of its own. */
  isGeneric: boolean
  isHinted?: boolean
  isAsked?: boolean
  isTyped?: boolean
  isAuthorsFirst?: boolean
}

/** The sum of what `openingScores` says of an opening. */
export function scoreOpening(judged: Judged): number {
  const { text, style, speech, isGeneric, isHinted = false, isAsked = false, isTyped = false, isAuthorsFirst = false } = judged
  const scores = openingScores
  const parts: readonly (readonly [isSo: boolean, points: number])[] = [
    [/\d/.test(text) && style !== 'promise', scores.figure],
    [style === 'number' && !hasLargeNumber(text, speech), scores.smallNumber],
    [namesThing(judged), scores.thing],
    [namesOf(text).some((name) => !contentWords(judged.topic, speech).includes(foldText(name))), scores.name],
    [speaksToViewer(text, speech), scores.viewer],
    [isHinted, scores.hinted],
    [isAsked, scores.asked],
    [isTyped, scores.typed],
    [isAuthorsFirst, scores.authorsFirst],
    [beginsWithHeading(judged), scores.topicColon],
    [givesAway(judged), scores.givesAway],
    [isGeneric, scores.generic],
  ]
  const length = Math.max(0, wordsOf(text).length - freeWords) * scores.extraWord
  return parts.reduce((sum, [isSo, points]) => sum + (isSo ? points : 0), scores.gap[style] + length)
}

function hasLargeNumber(text: string, speech: InterfaceLanguage): boolean {
  const { magnitudes } = languageRules[speech].hooks
  return new RegExp(String.raw`\d{3}|\d ?[%°]|\$ ?\d|\d (?:${magnitudes})(?!\p{L})`, 'u').test(text)
}

function namesThing({ text, things, topic, speech }: Judged): boolean {
  const known = new Set(contentWords(topic, speech))
  const said = new Set(contentWords(text, speech).filter((word) => !known.has(word)))
  return things.some((thing) => contentWords(thing, speech).some((word) => said.has(word)))
}

function speaksToViewer(text: string, speech: InterfaceLanguage): boolean {
  return new RegExp(String.raw`(?<!\p{L})(?:${languageRules[speech].hooks.viewer})(?!\p{L})`, 'iu').test(text)
}

/** "Café: por onde começar?", also with its article. */
function beginsWithHeading({ text, topic }: Judged): boolean {
  const [heading = ''] = foldText(text).split(':')
  return text.includes(':') && topic !== '' && heading.endsWith(foldText(topic))
}

/** A belief shares its words with what corrects it, and is another statement all the same. */
const shareThatGivesAway = 0.8

function givesAway({ text, style, answer, topic, speech }: Judged): boolean {
  if (answer === null || style === 'contradiction') return false
  const said = new Set([...contentWords(text, speech), ...contentWords(topic, speech)])
  const telling = contentWords(answer, speech).filter((word) => !contentWords(topic, speech).includes(word))
  return telling.length > 0 && telling.filter((word) => said.has(word)).length / telling.length >= shareThatGivesAway
}
