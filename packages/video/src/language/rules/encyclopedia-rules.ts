import type { Agreement } from './noun-rules.ts'
import type { Alternatives } from './alternatives.ts'

/** The theme of a page as its sentences name it. */
export type NamedTheme = {
  /** Inside a sentence, without article: `Monte Everest`, `tardígrado`. */
  topic: string
  /** With its article, where it has one. */
  named: string
  agreement: Agreement
}

/** Words that stand before a noun and show its gender and number; not folded. */
export type ArticleForm = { forms: Alternatives; article: string; gender: Agreement['gender']; number: Agreement['number'] }

/** How pages of an encyclopedia are chosen, and how their sentences become facts. */
export type EncyclopediaRules = {
  /** Of the encyclopedia, as credits show it. */
  name: string
  /** Beginnings of questions that want to know no more than what a thing is. Not folded. */
  plainQuestions: RegExp
  /** Topics that ask for one `aspect` of the thing with that `name`: "o naufrágio do Titanic". */
  aspects: readonly RegExp[]
  /** Aspects that every page tells. */
  anyAspect: RegExp
  /** Whether names inside a text are the only words with capitals: not so in English titles. */
  capitalsAreNames: boolean
  /** Where the head of a description ends, in languages that put it last: "film by". Folded. */
  kindEnds: RegExp
  /** Heads of descriptions of songs, films, books, games. Folded, like the next four. */
  works: Alternatives
  /** Descriptions of pages that are about a word, a name or a list. */
  notOneThing: Alternatives
  /** Heads of descriptions of persons. */
  persons: Alternatives
  /** Kinds that hold many: what is said of an order of animals is not said of each. Not folded. */
  groups: Alternatives
  /** Titles of sections without sentences about the theme itself. */
  skippedSections: RegExp
  /** What is left out about living persons: family, health, religion, courts. */
  privateMatters: Alternatives
  /** Where an article shows what a noun is. */
  articleForms: readonly ArticleForm[]
  /** The same of articles that name one of many: "um", "an". */
  indefinite: readonly ArticleForm[]
  /** Forms of "to be", with the past. Not folded, like all that follows. */
  copulas: Alternatives
  /** Verbs that often stand right behind a subject, with those of `openingVerbs`. */
  verbs: Alternatives
  /** Pronouns in place of the subject; `gender` where the pronoun has one. */
  pronouns: readonly { words: Alternatives; number: Agreement['number']; gender?: Agreement['gender']; isPersonal?: boolean }[]
  /** Verbs that open a sentence whose subject is left out; empty where that cannot be. */
  openingVerbs: Record<Agreement['number'], Alternatives>
  /** What stands behind a pronoun, or opens a sentence, that means nothing: "it takes". */
  impersonal: RegExp
  /**
   * Whether a sentence that begins with a verb names its subject behind it: "São conhecidas duas
   * espécies".
   */
  hasLateSubject(statement: string, agreement: Pick<Agreement, 'gender' | 'number'>): boolean
  /** "Its height is..." with the theme in place of the pronoun; `null` when that is not certain. */
  nameOwner(sentence: string, theme: NamedTheme): string | null
  /** Words at the beginning that may go together with the comma behind them. */
  connectives: Alternatives
  /** First words of openings that end with a comma: "In 1953, ...". */
  openings: Alternatives
  /** "Also" between other words, with its space. */
  additions: RegExp
  /** Nouns that a page uses for a thing of one of the kinds beside them. */
  sameKinds: readonly Alternatives[]
  /** What things have, in both numbers: "The queen" on a page on bees is theirs. Not folded. */
  parts: Alternatives
  /** Nouns behind which the name of the theme may stand: "A palavra vem do tupi". */
  namingNouns: Alternatives
  /** Parts that an indefinite article may stand before: "Uma fêmea adulta". */
  nameParts: Alternatives
  /** "Its", inside a sentence. */
  possessives: Alternatives
  /** "Of the", in all its forms. */
  ofForms: Alternatives
  /** A sentence that counts species, up to that noun, when the noun has no complement. */
  counted: RegExp | null
  /**
   * Where a sentence with another subject means the theme: pattern, agreement that the theme needs,
   * and replacement: `{named}`, `{of}`, `{own}` are "the theme", "of the theme", "the theme's".
   */
  insides: readonly (readonly [pattern: RegExp, agreement: { gender?: Agreement['gender']; number?: Agreement['number'] }, replacement: string])[]
  /** "X was born on" with the day as the page writes it. */
  lives: { born: string; died: string; day: RegExp }
  /** Small words that stand before nouns. */
  beforeNouns: Alternatives
  /** Words that need another sentence, anywhere. */
  leaning: Alternatives
  /** Words that make a sentence untrue with time. */
  ageing: Alternatives
  /** Words of sentences that are about the page itself, or are no statement. */
  noStatement: Alternatives
  superlatives: Alternatives
  /** Beginnings of last clauses that may be deleted, after a comma. */
  tails: Alternatives
  /** Beginnings of a place or a time behind a comma. */
  afterCommas: Alternatives
  /** Beginnings of insertions between the subject and the verb of a definition. */
  asides: Alternatives
  /** Roundabout definitions and their plain form. */
  rewrites: readonly (readonly [pattern: RegExp, replacement: string])[]
  /**
   * A question that the sentence answers, from its subject as it stands inside a sentence and what
   * stands behind it; `null` when no safe form fits.
   */
  question(subject: string, statement: string): string | null
}
