import type { z } from 'zod'
import { askedParts, questionKinds, widerParts, type AskedPart, type QuestionKind, type WiderPart } from '../kinds/kinds.ts'
import { fields, list, text } from './fields.ts'

const words = list(text('a word'), 'words')

const nouns = fields({
  feminine: words,
  masculine: words,
  plural: words,
  leading: words,
  names: fields({ masculine: words, feminine: words, masculinePlural: words, femininePlural: words, bare: words }),
  feminineAcronyms: words,
  heads: words,
})

const asks = fields({ words, told: words })

/** A file of `content/words`: lists that rules look words up in, in one language. */
export const wordsFile = fields({
  empty: words,
  plain: words,
  aspects: words,
  asks: fields(Object.fromEntries(askedParts.map((part) => [part, asks])) as Record<AskedPart, typeof asks>),
  questions: fields(Object.fromEntries(questionKinds.map((kind) => [kind, words])) as Record<QuestionKind, typeof words>),
  reasons: words,
  neutral: words,
  wider: fields(Object.fromEntries(widerParts.map((part) => [part, words])) as Record<WiderPart, typeof words>),
  invariable: words,
  ownMeaning: words,
  works: words,
  guarded: fields({ health: words, money: words, law: words }),
  foreign: words,
  insults: words,
  obscenities: words,
  small: words,
  verbs: words.optional(),
  notVerbs: words.optional(),
  nouns: nouns.optional(),
  definite: words.optional(),
  capitals: words,
  abbreviations: words,
  doubtful: words,
  leaning: words,
  denying: words,
  claiming: words,
  wording: words,
  pictures: fields({ silent: words, weak: words, short: words, things: words, idioms: words, ambiguous: words, bare: words }),
})
export type WordsFile = z.infer<typeof wordsFile>
