import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { asTitle, isSame, longest, nounPhrase, rulesOf, startsWithPreposition, trimmed } from './phrase.ts'

/** A belief and the truth inside one sentence. */
export function explainCorrection({ sentence, theme, language }: Explained): StepLayout | null {
  const { corrections, halfDenials } = rulesOf(language)
  const groups = found(corrections, withoutStop(sentence.text))
  if (groups === null) return null
  const denied = trimmed(groups['wrong'] ?? '')
  const said = trimmed(groups['right'] ?? '')
  const isHalf = (text: string) => new RegExp(String.raw`^(?:${halfDenials})(?:\s|$)`, 'iu').test(text)
  if (isHalf(denied) || isHalf(said)) return null
  const parallel = inParallel(denied, said, language)
  if (parallel === null) return null
  const [wrong, right] = parallel.map((text) => nounPhrase(text, language, longest.wide))
  if (right == null || wrong == null || isSame(right, wrong)) return null
  const about = nounPhrase(groups['about'] ?? '', language)
  return { kind: 'correction', label: about === null ? (theme.length <= longest.phrase ? theme : '') : asTitle(about, language), wrong, right }
}

/**
 * Both from the same preposition on: "painted on canvas" beside "on poplar" is about "on canvas".
 * `null` where only one has it: the two are no answers to one question.
 */
function inParallel(denied: string, said: string, language: Explained['language']): [denied: string, said: string] | null {
  if (startsWithPreposition(said, language)) {
    const cut = fromPreposition(denied, said)
    return cut === null ? null : [cut, said]
  }
  if (!startsWithPreposition(denied, language)) return [denied, said]
  const cut = fromPreposition(said, denied)
  return cut === null ? null : [denied, cut]
}

/** A text from the last place on where it has the first word of the other; else `null`. */
function fromPreposition(text: string, other: string): string | null {
  const [preposition = ''] = other.toLowerCase().split(' ')
  const small = ` ${text.toLowerCase()}`
  const at = small.lastIndexOf(` ${preposition} `)
  return at < 0 ? null : text.slice(at)
}
