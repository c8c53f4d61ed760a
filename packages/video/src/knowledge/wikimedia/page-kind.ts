import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { contentWords, wordsOf } from '../../script/text/fold-words.ts'
import type { PageCandidate } from './page-candidate.ts'
import { splitTitle } from './same-meaning.ts'

/** Words of a definition that may hold its head: "is a 1997 American romance film". */
const definitionWords = 12

/** The word that says what kind of thing a page is about; folded, none when nothing says it. */
export function headOf(page: Pick<PageCandidate, 'title' | 'description' | 'intro'>, language: InterfaceLanguage): string[] {
  const phrase = page.description === '' ? definitionOf(page, language) : page.description
  const { head } = languageRules[language].theme
  if (head.at === 'start') return contentWords(phrase, language).slice(0, 1)
  return contentWords(phrase.split(languageRules[language].encyclopedia.kindEnds)[0] ?? '', language).slice(-1)
}

/** What stands behind "is a" in the first sentence. */
function definitionOf({ title, intro }: Pick<PageCandidate, 'title' | 'intro'>, language: InterfaceLanguage): string {
  const { copulas } = languageRules[language].encyclopedia
  const start = intro.slice(0, 600).replace(/\([^()]*\)/g, '')
  const behind = new RegExp(String.raw`(?:^|[^\p{L}])(?:${copulas})\s+(.+)`, 'su').exec(start.slice(splitTitle(title).base.length))?.[1] ?? ''
  const words = wordsOf(behind).slice(0, definitionWords)
  const last = words.at(-1)
  return last === undefined ? '' : behind.slice(0, behind.indexOf(last, words.join(' ').length - last.length - 2) + last.length)
}
