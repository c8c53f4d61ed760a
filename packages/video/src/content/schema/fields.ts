import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { z } from 'zod'

/**
 * A text that has to be there. `fix` tells its author what to write; it ends every message about
 * this field.
 */
export function text(fix: string) {
  return z.string({ error: ({ input }) => `${input === undefined ? 'is missing' : 'is not a text'}: ${fix}` }).min(1, `is empty: ${fix}`)
}

/** A list with at least one entry. */
export function list<Item extends z.ZodType>(item: Item, fix: string) {
  return z.array(item, { error: ({ input }) => `${input === undefined ? 'is missing' : 'is not a list'}: ${fix}` }).min(1, `is empty: ${fix}`)
}

/** Texts of which one is chosen; at least one. */
export function texts(fix: string) {
  return z.tuple([text(fix)], text(fix), { error: ({ input }) => `${input === undefined ? 'is missing' : 'is not a list with an entry'}: ${fix}` })
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: ({ input }) => `${input === undefined ? 'is missing' : `is ${JSON.stringify(input)}`}: write one of ${words.join(', ')}` })
}

/** Named fields and no others. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') return `is unknown here: write one of ${Object.keys(shape).join(', ')}`
      return `${issue.input === undefined ? 'is missing' : 'has no fields'}: write ${Object.keys(shape).join(', ')} below it`
    },
  })
}

/** The same fields for each language, all of them optional: `pt:`, `en:`. */
export function perLanguage<Fields extends z.ZodType>(content: Fields) {
  return Object.fromEntries(interfaceLanguages.map((language) => [language, content.optional()])) as Record<InterfaceLanguage, z.ZodOptional<Fields>>
}

/** Free keys with one kind of value. */
export function table<Value extends z.ZodType>(value: Value, fix: string) {
  return z.record(z.string(), value, { error: ({ input }) => `${input === undefined ? 'is missing' : 'is not a table'}: ${fix}` })
}
