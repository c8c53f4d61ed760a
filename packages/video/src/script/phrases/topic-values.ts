import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
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
