import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { careOf } from '../../script/theme/care-of.ts'
import { themeWording } from '../../script/theme/theme-wording.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { FactSource } from '../fact-source.ts'
import { familyFacts } from './family-entity.ts'
import { findItem } from './find-item.ts'

/**
 * Facts on countries, elements, languages...: data that comes with the content, told by the
 * sentence forms of Wikidata. Needs no network.
 */
export const familySource: FactSource = {
  name: 'families',
  version: '1',
  timeLimitMs: 1000,
  attempts: 1,
  async find({ topic, language }) {
    return factsOn(topic, language)
  },
}

/** The same on a theme as a person typed it; `null` for themes that hurt. */
export function familyKnowledge(theme: string, language: VideoLanguage): Knowledge | null {
  if (careOf(theme) !== null) return null
  const { topic, title } = themeWording(theme, language)
  return factsOn(topic || title, language)
}

function factsOn(topic: string, language: VideoLanguage): Knowledge | null {
  const found = findItem(topic, baseLanguage[language])
  return found === null ? null : familyFacts(found, language)
}
