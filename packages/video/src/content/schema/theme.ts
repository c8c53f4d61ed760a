import { z } from 'zod'
import { comparedSides, professionals, themeDomains, type ComparedSide, type Professional, type ThemeDomain } from '../kinds/kinds.ts'
import { fields, list, oneOf, perLanguage, text, texts } from './fields.ts'

const say = text('one sentence of 5 to 17 words that is true on its own')
const hook = text('a question of at most 12 words that this sentence answers').optional()
const figure = text('at most 12 characters, as "7 horas"; its number stands in the sentence').optional()
const keywords = list(text('a word'), 'things a camera could film, the strongest first')

function mark(name: string) {
  return z.literal('yes', { error: `is not "yes": write \`${name}: yes\` or leave it out` }).optional()
}

/** What facts and tips have besides their texts. */
const about = {
  check: text('name where this can be looked up'),
  icon: text('the name of an icon, as hot-beverage').optional(),
  first: mark('first'),
}
const recap = text('the sentence in 1 to 4 words')
const year = z
  .string({ error: 'is not a year: write 1889, or -44 for 44 BC' })
  .regex(/^-?\d{1,4}$/, 'is not a year: write 1889, or -44 for 44 BC')
  .transform(Number)
  .optional()
const quiz = {
  answer: text('the right answer to the hook in 1 to 4 words').optional(),
  wrong: z.tuple([text('a wrong answer'), text('a wrong answer')], { error: 'has not two entries: write two wrong answers' }).optional(),
}
const fact = fields({
  ...about,
  kinds: mark('kinds'),
  year,
  side: oneOf(comparedSides).optional(),
  ...perLanguage(fields({ say, hook, figure, myth: text('what many believe and this sentence corrects').optional(), ...quiz, keywords })),
})
const tip = fields({ ...about, ...perLanguage(fields({ say, hook, figure, recap, keywords })) })
const step = fields({
  check: about.check,
  icon: about.icon,
  optional: mark('optional'),
  ...perLanguage(fields({ say, figure, recap, keywords })),
})

const themeTexts = fields({
  topic: text('the theme inside a sentence, without article'),
  names: list(text('a word or phrase'), 'what people type when they mean exactly this theme, with accents'),
  near: list(text('a word'), 'words of themes beside this one').optional(),
  unless: list(text('a word or phrase'), 'words that show the input to be about something else').optional(),
  kinds: list(text('a word or phrase'), 'things that are a kind of this theme, with accents').optional(),
  task: text('what the steps are for, beginning with its verb: "trocar um pneu"').optional(),
  sides: fields({ one: text('a thing compared'), other: text('the other thing compared') }).optional(),
  question: text('a question that people like to answer in the comments'),
  closings: texts('a closing sentence of at most 12 words').optional(),
  tags: list(text('a hashtag without #'), 'three to five hashtags'),
})

/** A file in a folder of `content/themes`. */
export const themeFile = fields({
  domain: oneOf(themeDomains),
  professional: oneOf(professionals).optional(),
  grave: mark('grave'),
  ...perLanguage(themeTexts),
  facts: list(fact, 'facts'),
  tips: list(tip, 'at least three tips, or none').optional(),
  steps: list(step, 'the steps in their order').optional(),
})
export type ThemeFile = z.infer<typeof themeFile>

/**
 * One sentence that is true on its own, in any order and beside any other sentence of its theme.
 */
export type Fact = {
  /**
   * `fact` says how the world is; `tip` says what to do and begins with the verb; `step` is one of
   * several that follow each other.
   */
  kind: 'fact' | 'tip' | 'step'
  say: string
  /** Where a person can look it up: institution and page or document. */
  check: string
  /**
   * Things a camera could film, the strongest first. They also recognise a more specific input:
   * "especial" in "café especial".
   */
  keywords: string[]
  icon?: string
  /** Shown big when the sentence is spoken. */
  figure?: string
  /** A question that this sentence answers. */
  hook?: string
  /** A tip in few words, for the checklist at the end. */
  recap?: string
  /** Taken before the others. */
  isFirst: boolean
  /** True of every kind of the theme: of each breed of dogs. */
  isOfKinds?: true
  /** In which it happened; before Christ below 0. */
  year?: number
  /** Which of two things it tells of; of both when it is left out. */
  side?: ComparedSide
  /** What many believe and this sentence corrects. */
  myth?: string
  /** The right answer to the hook, and two that are wrong. */
  quiz?: { answer: string; wrong: readonly [string, string] }
  /** A step that may be left out. */
  isOptional?: true
}

/** What the writer knows of a theme, in one language. `facts` stand in telling order. */
export type Theme = {
  /** Name of the file. */
  id: string
  domain: ThemeDomain
  professional?: Professional
  /** A crime or a disaster with victims: it is told without riddles, quizzes and games. */
  isGrave?: true
  /** The theme inside a sentence, without article: it follows "sobre" and "about". */
  topic: string
  /** What the steps are for, beginning with its verb. */
  task?: string
  /** What a comparison compares. */
  sides?: Record<ComparedSide, string>
  facts: Fact[]
  /** For the comments. */
  question: string
  closings: string[]
  /** Hashtags without `#`, the most specific first. */
  tags: string[]
}

/** What recognises a theme, as written: small letters, with accents. */
export type ThemeNames = {
  id: string
  domain: ThemeDomain
  names: string[]
  /** Phrases that show the input to be about something else. */
  unless: string[]
  /** Words of themes beside this one: it is offered for them and never told. */
  near: string[]
  /** Things that are a kind of this theme: only what is true of each of them is told for them. */
  kinds: string[]
}

/**
 * Which themes a word may be about, in one language. The tables are texts of lines "word 3 14", a
 * line break before and behind each: a search in them takes microseconds, and nothing is built of
 * them at a start.
 */
export type ThemeIndex = {
  /** Names of the files; the numbers of the tables are places in this list. */
  ids: string[]
  /** Of each name and kind its longest telling word, folded: themes that it may be about. */
  named: string
}

/** Themes beside what was typed: by telling words of names and of `near`, and by keywords. */
export type NearIndex = { near: string; shown: string }

/** Words of the themes, between spaces. */
export type ThemeWords = {
  /** Of five letters or more in names, folded: a slip is one of them. */
  mendable: string
  /** Everything that they say, in small letters. */
  said: string
}
