import type { z } from 'zod'
import { fields, list, text } from './fields.ts'

const words = list(text('a word'), 'words')

/** A file of `content/words`: lists that rules look words up in, in one language. */
export const wordsFile = fields({
  empty: words,
  plain: words,
  works: words,
  small: words,
  verbs: words.optional(),
  notVerbs: words.optional(),
  capitals: words,
  abbreviations: words,
  doubtful: words,
  leaning: words,
  denying: words,
  claiming: words,
  wording: words,
  pictures: fields({ silent: words, weak: words, short: words }),
})
export type WordsFile = z.infer<typeof wordsFile>
