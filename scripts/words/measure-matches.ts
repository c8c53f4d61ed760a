import { baseLanguage } from '@relampago/domain/catalogue'
import { addressesOf } from '../../packages/video/src/knowledge/wikimedia/encyclopedia-settings.ts'
import { findPage } from '../../packages/video/src/knowledge/wikimedia/find-page.ts'
import { openWikiClient } from '../../packages/video/src/knowledge/wikimedia/open-wiki-client.ts'
import type { FoundPage } from '../../packages/video/src/knowledge/wikimedia/wiki-client.ts'
import { foldWord, wordsOf } from '../../packages/video/src/script/text/fold-words.ts'
import { splitSentences } from '../../packages/video/src/script/text/split-sentences.ts'
import { findTheme } from '../../packages/video/src/script/theme/find-theme.ts'
import { themeWording } from '../../packages/video/src/script/theme/theme-wording.ts'
import { matchFiles, readThemeMatches, type ThemeMatch } from '../../packages/video/tests/word-lists.ts'
import type { Figure } from './figures.ts'
import { contact, type Measuring } from './measuring.ts'

/** How many themes are taken for another one, by the library and by the choice of a page. */
export async function measureMatches({ some, run, encyclopedia, onFault }: Measuring): Promise<Figure[]> {
  const addresses = addressesOf({ ...encyclopedia, contact, cacheFolder: null })
  const client = openWikiClient({ contact, version: '1', cacheFolder: null, allowPrivate: true, now: () => new Date(), timeoutMs: 60_000 })
  const count = { themes: 0, pages: 0, chosen: 0 }
  for (const row of some(matchFiles.flatMap(readThemeMatches))) {
    const wording = themeWording(row.theme, row.language)
    const topic = wording.topic || wording.title
    const found = findTheme(topic, row.language)?.theme.id ?? 'none'
    if (found !== row.id) {
      count.themes += 1
      onFault(`matched to ${found}, not ${row.id}: ${row.theme}`)
    }
    const page = await findPage({ topic, context: '', language: row.language }, client, addresses, run.signal)
    if (page !== null) count.chosen += 1
    if (page === null || isAbout(page, row)) continue
    count.pages += 1
    onFault(`page ${page.title}, which is not about ${row.about.join(' or ') || 'anything'}: ${row.theme}`)
  }
  return [
    { name: 'falseThemes', value: count.themes, target: { most: 0 } },
    { name: 'falsePages', value: count.pages, target: { most: 0 } },
    { name: 'pagesChosen', value: count.chosen },
  ]
}

type Opening = Pick<FoundPage, 'title' | 'text'>

/** Whether its title or first sentence has a word of the meaning; without one no page is right. */
export function isAbout({ title, text }: Opening, { about, language }: Pick<ThemeMatch, 'about' | 'language'>): boolean {
  const folded = (words: string) => wordsOf(words).map((word) => foldWord(word, baseLanguage[language]))
  const opening = new Set(folded(`${title} ${splitSentences(text, language)[0] ?? ''}`))
  return about.some((meaning) => folded(meaning).every((word) => opening.has(word)))
}
