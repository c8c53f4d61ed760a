import type { Bilingual } from '@relampago/domain/catalogue'

/** What kind of life a theme belongs to: it chooses the actions, the questions and the pictures around the facts. */
const themeDomains = [
  'food',
  'habit',
  'health',
  'fitness',
  'beauty',
  'business',
  'money',
  'technology',
  'study',
  'home',
  'travel',
  'pets',
  'nature',
  'culture',
  'family',
] as const
export type ThemeDomain = (typeof themeDomains)[number]

/** The same words in both languages of a video; the lists need not translate each other one to one. */
export type BilingualWords = Readonly<{ pt: readonly string[]; en: readonly string[] }>

/**
 * One sentence that is true on its own, in any order and beside any other sentence of its theme:
 * no "it", "this" or "also" that needs the sentence before. 5 to 17 words, spoken language, `você`, digits for quantities.
 */
export type ThemeFact = {
  /** `fact` says how the world is; `tip` says what to do and begins with the verb ("Guarde...", "Keep..."). */
  kind: 'fact' | 'tip'
  pt: string
  en: string
  /** Where a person can look it up: institution and page or document, not a link. For arithmetic, the sum itself. */
  check: string
  /** Things a camera could film, the strongest first. They also recognise a more specific input: "especial" in "café especial". */
  keywords: BilingualWords
  /** Slug of a Fluent Emoji such as `hot-beverage`; no flags, faces of people only when the sentence is about one. */
  icon?: string
  /** Shown big when the sentence is spoken; at most 12 characters, and its number stands in the sentence: "7 horas", "80 pontos". */
  figure?: Bilingual
  /** A question of 4 to 12 words that this sentence answers. It may hold no number that the sentence lacks, and it does not give the answer away. */
  hook?: Bilingual
  /** A tip in 1 to 4 words and at most 28 characters, lower case, no comma, for the checklist at the end: "quarto escuro". */
  recap?: Bilingual
  /** 1: take this before the others. Missing means 2. */
  priority?: 1 | 2
}

/**
 * What the writer knows of a theme. Two rules for authors: a sentence that cannot be checked is left out, and a sentence that may
 * stop being true within a year is left out. `facts` stand in telling order; at least five facts and three tips with `recap`,
 * at least two `hook`s of which one has at most 7 words in each language.
 */
export type ThemeFacts = {
  /** Same as the file name. */
  id: string
  domain: ThemeDomain
  /** Folded lower case without accents, singular: words and short phrases people type for this theme, in both languages. */
  names: BilingualWords
  /** Folded words and phrases that show the input to be about something else although a name stands in it: "cafe da manha". */
  notNames?: BilingualWords
  /** The theme inside a sentence, without article: it follows "sobre" and "about". "café", "marketing digital". */
  topic: Bilingual
  facts: readonly ThemeFact[]
  /** A question people like to answer in the comments; 4 to 12 words. */
  question: Bilingual
  /** Closing sentences of this theme, 4 to 12 words; the writer has general ones as well. */
  closings?: readonly Bilingual[]
  /** Hashtags without `#`: letters and digits, no accents, the most specific first; three to five in each language. */
  tags: BilingualWords
  /** Health and money: the script sends people to a professional when there is room. */
  professional?: 'health' | 'money'
}
