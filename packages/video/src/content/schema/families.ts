import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { z } from 'zod'
import { fields, list, oneOf, perLanguage, table, text } from './fields.ts'

const name = text('a name of the thing')
const told = text('a value: several languages with | between them, amounts in the base unit of their scale')
const values = z.union([told, list(told, 'values')], { error: 'is no value: write one, or a list' })

const names = fields({
  /** The first is said; the others are typed for it. */
  names: list(name, 'names of the thing'),
  /** What else has to be typed because a name has other meanings: a word of the kind, a capital. */
  needs: oneOf(['kind', 'capital']).optional(),
})
const item = fields({ ...perLanguage(names), states: table(values, 'properties with what is stated') })
export type FamilyItem = z.infer<typeof item>
export type FamilyNames = z.infer<typeof names>

const kindWords = list(text('a word in small letters'), 'words that say which kind is meant')

/** A file of `content/families`: things of one kind, and what is stated of each. */
export const familyFile = fields({
  /** Where it can be looked up; shown with the video. */
  source: fields({
    name: text('who states it'),
    url: text('an address').regex(/^https:\/\//, 'is no address: write https://'),
    licence: text('the licence'),
  }),
  /** Of `encyclopedia/kinds.yaml`. */
  kind: text('a kind of kinds.yaml'),
  ...(Object.fromEntries(interfaceLanguages.map((language) => [language, kindWords])) as Record<InterfaceLanguage, typeof kindWords>),
  items: table(item, 'things by a short name'),
})
export type FamilyFile = z.infer<typeof familyFile>

/** A family of the pack. */
export type Family = FamilyFile & { id: string }
/**
 * What finds the items of all families in one language: their names without accents, each with the
 * items as "family key"; and the words of the kind of each family.
 */
export type FamilyIndex = { names: Record<string, readonly string[]>; kinds: Record<string, readonly string[]> }
