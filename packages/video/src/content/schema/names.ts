import type { z } from 'zod'
import { fields, list, table, text } from './fields.ts'

const saying = text('the name as it is said, spelled as the voice of the language reads it')

/** A file of `content/names`: names that the voice of a language would read wrongly. */
export const namesFile = fields({
  names: table(table(saying, 'names as written, and how they are said'), 'groups of names'),
  alsoWords: list(text('a name as it is written above'), 'names that are words in small letters').optional(),
})
export type NamesFile = z.infer<typeof namesFile>

/** The names of all groups, and those that are read so only with their capitals. */
export type NameList = { said: Record<string, string>; alsoWords: string[] }
