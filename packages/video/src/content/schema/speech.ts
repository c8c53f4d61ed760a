import type { z } from 'zod'
import { fields, list, oneOf, table, text } from './fields.ts'

const word = text('a word as it is said')
const sayings = table(word, 'what is written, and how it is said')
const gender = oneOf(['masculine', 'feminine']).optional()
const counted = { one: text('the singular'), many: text('the plural'), gender }

const month = text('the name of a month')

/**
 * A file of `content/speech`: how the voice says what is written with signs and letters, in one
 * language.
 */
export const speechFile = fields({
  units: table(fields(counted), 'units as written, with their singular and plural'),
  currencies: list(fields({ signs: list(text('a sign or name'), 'signs and names of the currency'), ...counted, cent: fields(counted) }), 'currencies'),
  magnitudes: table(fields({ one: text('the singular'), many: text('the plural') }), 'large amounts as written'),
  months: list(month, 'the twelve months').length(12, 'does not name twelve months'),
  shortMonths: table(month, 'short months').optional(),
  abbreviations: sayings,
  besideNumbers: sayings,
  titles: table(fields({ said: word, feminine: word.optional() }), 'short titles, and how they are said'),
  signs: sayings,
  letters: sayings,
  spelled: list(text('a word in capitals'), 'words that are said letter by letter'),
  said: sayings,
  marks: fields({ dot: word, slash: word, hyphen: word, underscore: word, plus: word }),
  borrowed: sayings.optional(),
  nouns: fields({ feminine: list(word, 'nouns'), masculine: list(word, 'nouns') }).optional(),
  royalNames: list(word, 'names').optional(),
  editions: list(word, 'nouns').optional(),
})
export type SpeechFile = z.infer<typeof speechFile>
