import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { actionChoices, actionWords, readActions } from '../../content/content.ts'
import type { Actions } from '../../content/schema/actions.ts'
import type { ThemeDomain } from '../../content/kinds/kinds.ts'
import { contentWords, foldWord } from '../text/fold-words.ts'
import { isWhollyNamed, readTyped } from '../text/typed-words.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'

export function actionsForDomain(domain: ThemeDomain, language: InterfaceLanguage): Actions {
  return readActions(actionChoices().domains[domain], language)
}

/** For a theme that hurts. */
export function actionsForCare(language: InterfaceLanguage): Actions {
  return readActions(actionChoices().care, language)
}

/**
 * The actions whose steps are steps of exactly this ("organizar o quarto"), in any language; `null`
 * for everything else.
 */
export function actionsThatFit(text: string, language: InterfaceLanguage): Actions | null {
  const languages = [language, ...interfaceLanguages.filter((other) => other !== language)]
  const id = languages.flatMap((one) => {
    const typed = readTyped(text, one)
    return actionWords(one).find(({ fits }) => isWhollyNamed(fits, typed))?.id ?? []
  })[0]
  return id === undefined ? null : readActions(id, language)
}

/** The file of actions that knows most of the words; `null` when none knows any. */
export function recognisedActions(text: string, language: InterfaceLanguage): string | null {
  const typed = contentWords(text, language)
  const scored = actionWords(language).map(({ id, words: entries }) => ({ id, score: scoreWords(entries, typed, language) }))
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  return best === undefined || best.score === 0 ? null : best.id
}

/**
 * Earlier words weigh a little more: "viagem com cachorro" is about the trip. Verbs weigh half:
 * "treinar cachorro" is about the dog.
 */
function scoreWords(entries: readonly string[], typed: readonly string[], language: InterfaceLanguage): number {
  const weight = (word: string) => (isPhraseVerb(word, language) ? 0.5 : 1)
  const isKnown = (word: string) => entries.some((entry) => shows(word, entry, language))
  return typed.reduce((score, word, position) => score + (isKnown(word) ? weight(word) * (1 + 1 / (position + 1)) : 0), 0)
}

/** "receit" shows "receita" and "receitinha"; "casa" shows "casa" and not "casamento". */
function shows(word: string, entry: string, language: InterfaceLanguage): boolean {
  const isWhole = entry.length <= 3 || /[aeious]$/.test(entry)
  return isWhole ? word === foldWord(entry, language) : word.startsWith(entry)
}
