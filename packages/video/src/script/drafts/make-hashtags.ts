import { inAnyLanguage } from '../../language/languages.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'

export const mostTags = 6
const mostTagCharacters = 24
/** A hashtag goes without its article: #oceano, not #ooceano. */
const article = new RegExp(`^(?:${inAnyLanguage(({ theme }) => theme.articles)}) `)

/**
 * Hashtags from groups of words, the most specific group first: letters and digits only, without
 * accents and repeats, at most six. Phrases too long for a tag are left out.
 */
export function makeHashtags(phrases: readonly string[]): string[] {
  const tags = phrases
    .map((phrase) =>
      wordsOf(foldText(phrase).replace(article, ''))
        .join('')
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .filter((tag) => tag.length >= 2 && tag.length <= mostTagCharacters && /\p{L}/u.test(tag))
  return [...new Set(tags)].slice(0, mostTags).map((tag) => `#${tag}`)
}
