import { foldText, wordsOf } from './text/fold-words.ts'

const mostTags = 6
const mostTagCharacters = 24

/**
 * Hashtags from groups of words, the most specific group first: letters and digits only, without accents and repeats, at most six.
 * Phrases too long for a tag are left out.
 */
export function makeHashtags(phrases: readonly string[]): string[] {
  const tags = phrases
    .map((phrase) =>
      // Nobody searches for #ooceano.
      wordsOf(foldText(phrase).replace(/^(?:o|a|os|as|the) /, ''))
        .join('')
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .filter((tag) => tag.length >= 2 && tag.length <= mostTagCharacters && /\p{L}/u.test(tag))
  return [...new Set(tags)].slice(0, mostTags).map((tag) => `#${tag}`)
}
