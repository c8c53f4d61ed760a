import type { z } from 'zod'
import { fields, list, text } from './fields.ts'

/** A file of `content/struck`: sentences that a second reader took out, by area. */
export const struckFile = list(
  fields({ theme: text('the name of the file of the theme'), said: text('the sentence that was struck'), why: text('what was wrong or could not be found') }),
  'sentences that were struck',
)
export type StruckFile = z.infer<typeof struckFile>
