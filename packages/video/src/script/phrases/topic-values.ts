import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import type { PhraseValues } from './fill-phrase.ts'

/**
 * A theme in every form that a phrase may ask for: "bolo", "o bolo", "do bolo", "sobre o bolo", and
 * "é" or "são". `named`: the theme with its article, where a source states it.
 */
export function topicValues(topic: string, language: InterfaceLanguage, named = topic): PhraseValues {
  const { nouns } = languageRules[language]
  return {
    topic,
    theTopic: nouns.withArticle(named),
    ofTopic: nouns.after('of', named),
    aboutTopic: nouns.after('about', named),
    isTopic: nouns.is(named),
  }
}

const bare = { gender: 'masculine', number: 'singular', takesArticle: false } as const
const prepositions = ['of', 'in', 'to', 'by', 'about'] as const
const small = inAnyLanguage(({ theme, nouns }) => [theme.articles, ...prepositions.map((one) => nouns.after(one, '', bare).trim())].join('|'))
const touched = new RegExp(String.raw`(?:^|\s)(?:${small}) \{topic\}`, 'i')

/** Whether a phrase sets an article or a preposition before the bare theme. */
export function touchesTopic(phrase: string): boolean {
  return touched.test(phrase)
}
