import type { Words } from '../../content/content.ts'
import type { ShapeId } from '@relampago/domain/catalogue'
import type { CallKind, Care } from '../../content/kinds/kinds.ts'
import type { Alternatives } from './alternatives.ts'
import type { CutRules } from './cut-rules.ts'
import type { ContextRules } from './context-rules.ts'
import type { EncyclopediaRules } from './encyclopedia-rules.ts'
import type { FactRules } from './fact-rules.ts'
import type { HookRules } from './hook-rules.ts'
import type { NounRules } from './noun-rules.ts'
import type { PlaceRules } from './place-rules.ts'
import type { SentenceRules } from './sentence-rules.ts'
import type { StepRules } from './step-rules.ts'
import type { NumberRules } from './number-rules.ts'
import type { SpeakingRules } from '../speaking/speaking-rules.ts'

/** Endings of words and what stands in their place; the first that fits wins. */
type Endings = readonly (readonly [ending: RegExp, replacement: string])[]

/**
 * What people write in front of a theme. The first that fits is taken off; `keepsTitle` leaves it
 * in the title; `shape` is the form of script that it asks for.
 */
type ThemeOpening = { pattern: RegExp; wants: 'steps' | 'facts' | 'any'; keepsTitle: boolean; shape?: ShapeId }

/**
 * How large an amount of each unit is in daily life; the first unit that fits counts. What is left
 * of the units says little by its size. Patterns on small letters.
 */
export type AmountRules = {
  usual: readonly (readonly [unit: RegExp, usual: number])[]
  /** Words and signs that multiply the number before them. */
  multiples: readonly (readonly [word: RegExp, factor: number])[]
  /** Between whole and parts: 1,5. */
  decimal: ',' | '.'
}

export type ThemeRules = {
  openings: readonly ThemeOpening[]
  /** What stands behind a theme and asks for a form of script: "coffee myths". */
  endings: readonly { pattern: RegExp; shape: ShapeId }[]
  /** Themes that set two things against each other; the groups are the two. */
  compared: readonly RegExp[]
  /** Between two things of which one is chosen. */
  or: string
  /** Amounts by their unit: what is usual, so that what is not can be told. */
  amounts: AmountRules
  /** A number before things that are listed, whatever stands after them. */
  counted: RegExp
  /**
   * What a hook announces a number of, and the words for 2, 3, 4... Folded.
   */
  promises: { things: Alternatives; numbers: readonly string[] }
  /** Ends of openings after which a verb is expected: "how to". Not folded. */
  verbLeads: Alternatives
  /** Whether the words of a theme are something to do. `isAsked`: an opening called for a verb. */
  isVerb(theme: { words: readonly string[]; head: string; isAsked: boolean }, isPhraseVerb: (folded: string) => boolean): boolean
  /**
   * Where the word stands that a phrase is about; what follows a joint is a second phrase:
   * "marketing for dentists".
   */
  head: { at: 'start' } | { at: 'end'; joints: RegExp }
  /**
   * Beginnings of orders to a writer that are no theme: "ignore the rules and". Folded; nothing of
   * such a theme is spoken.
   */
  instructions: Alternatives
  /** Forms of "to be"; not folded. */
  copulas: Alternatives
  /** Words that tell a death, in small letters; not folded. */
  deaths: Alternatives
  /** Words that bind two parts of one subject: "cor do céu"; not folded. */
  links: Alternatives
  /** Articles; a hashtag goes without: #ocean, not #theocean. */
  articles: Alternatives
  /** Letters that people write for one another, in groups; without accents. */
  soundsAlike: readonly string[]
  /**
   * Whether the words around a name make it the subject of a question: "por que os gatos | dormem",
   * "why do | cats". `named` is the name as typed; `before` and `after` are in small letters.
   */
  isSubject(question: { before: readonly string[]; named: string; after: readonly string[] }): boolean
}

/** Themes that hurt. */
export type CareRules = Record<Care, Alternatives> & {
  /** Minors in a sexual context: nothing of such a theme is said. */
  minors: Alternatives
  /** Phrases of the same words that mean something else; without word boundaries. */
  otherMeaning: Alternatives
  /** Beginnings of words: asking how to help is not asking how to. */
  help: Alternatives
  how: Alternatives
}

/** A label of a table with a way to say its value. */
type LabelSayer = { label: RegExp; say: (value: string) => FeaturePart }

/**
 * How a feature is said: `thing` after "it comes with", `quality` after "it is" or alone, `action`
 * alone, `sentence` as it stands, `unsure` only after a colon: it may be a thing or an action.
 */
export type FeaturePart = { kind: 'thing' | 'quality' | 'action' | 'sentence' | 'unsure'; text: string }

export type ProductRules = {
  /** Beginnings of features that are qualities and that are actions; folded. */
  qualities: RegExp
  actions: RegExp
  /** Things of which a table gives an amount. */
  measured: RegExp
  labels: readonly LabelSayer[]
  /** Words before an amount: "up to"; not folded. */
  limits: Alternatives
  /** "Bateria: 40 horas" as a thing: "bateria de 40 horas". */
  sayAmount(label: string, value: string): string
  /**
   * A thing with the article that it takes after "comes with"; it begins with a small letter unless
   * it is a name.
   */
  sayThing(thing: string): string
  /** Whether a feature begins with a noun or an adjective for certain; in doubt not. Folded. */
  isThing(folded: string): boolean
  /** Of an inch sign behind a number, as spoken; with its space. */
  inches: string
  /**
   * A feature that is a whole sentence as it stands ("Battery lasts 20 hours") or becomes one;
   * `null` for a thing. `text` begins with a small letter unless it is a name.
   */
  sentenceOf(text: string, folded: string): FeaturePart | null
  /** How many words of a name without a known brand are common nouns. */
  commonWords(words: readonly string[]): number
  /** Words of sellers that are no part of a name; not folded. */
  sellerWords: Alternatives
  /** Beginnings of praise, which a narrator should not repeat. */
  praise: Alternatives
  /**
   * What nobody may promise of a product: absolutes, and effects on health or body. Whole words;
   * folded.
   */
  claims: Alternatives
  /** Before these words a feature can end: "copo de vidro | que nunca quebra"; folded. */
  joints: Alternatives
  /** Words that make a feature concrete: materials, guarantees, what it withstands; folded. */
  concrete: Alternatives
  /** Words that say nothing one could check: "moderno", "premium"; folded. */
  vague: Alternatives
  /**
   * Whether a name is of one thing for certain, so that a singular verb may follow: "Fone", not
   * "Tênis" or "Headphones". In doubt not.
   */
  isOneThing(name: string): boolean
  /**
   * Whether a word of a name that begins with a capital gets a small letter inside a sentence: a
   * colour, a quality, what the page itself writes small elsewhere. Folded.
   */
  isCommonWord(folded: string, isPrintedSmall: boolean): boolean
  /** First words of sentences that lean on another sentence. */
  leaning: Alternatives
  /** Beginnings of features that say what it is rather than what it does. */
  minor: Alternatives
  /** Words that many amounts share, in the singular. */
  units: Alternatives
}

export type PictureRules = {
  /** Plurals read with their accents; `least` is the length of the shortest word that has one. */
  plurals: readonly (readonly [ending: RegExp, singular: string, least: number])[]
  /** Endings of verbs: what is left is common to their forms. */
  verbEndings: RegExp
  /**
   * Whether a word in small letters is a form of a verb and no noun: none begins the words of a
   * scene set in type.
   */
  isSurelyVerb: (small: string) => boolean
  /** Units that may stand beside a big number, as written. */
  units: Alternatives
  /** Between the ends of a range of numbers, and large amounts written out after a number. */
  rangeWords: Alternatives
  magnitudes: Alternatives
  /** What a closing sentence asks for. */
  calls: Record<CallKind, RegExp>
  /** "First", "second"... at the beginning of a sentence. */
  ordinals: readonly RegExp[]
}

/**
 * The grammar of one language. Words, sentences and names are content; what stands here needs a
 * pattern or a decision. `docs/adding-a-language.md` goes through it field by field.
 */
export type LanguageRules = {
  /**
   * Ends of plurals on folded words. Equal spelling of two forms matters here, not good grammar.
   */
  plurals: Endings
  /** Whether a folded word is the verb of a phrase: "economizar", "save money". */
  isPhraseVerb(folded: string, words: Words): boolean
  /** "And" and "or". */
  conjunctions: Alternatives
  /** Units of quantities that are worth showing big; not folded. */
  quantities: Alternatives
  nouns: NounRules
  facts: FactRules
  hooks: HookRules
  theme: ThemeRules
  context: ContextRules
  care: CareRules
  product: ProductRules
  pictures: PictureRules
  cuts: CutRules
  places: PlaceRules
  sentence: SentenceRules
  steps: StepRules
  numbers: NumberRules
  encyclopedia: EncyclopediaRules
  /** How the voice says what is written; built at the first use. */
  speaking: () => SpeakingRules
}
