import { z } from 'zod'
import { professionals, themeDomains, type Professional, type ThemeDomain } from '../kinds/kinds.ts'
import { fields, list, oneOf, perLanguage, text, texts } from './fields.ts'

const say = text('one sentence of 5 to 17 words that is true on its own')
const hook = text('a question of at most 12 words that this sentence answers').optional()
const figure = text('at most 12 characters, as "7 horas"; its number stands in the sentence').optional()
const keywords = list(text('a word'), 'things a camera could film, the strongest first')

/** What facts and tips have besides their texts. */
const about = {
  check: text('name where this can be looked up'),
  icon: text('the name of an icon, as hot-beverage').optional(),
  first: z.literal('yes', { error: 'is not "yes": write `first: yes` or leave it out' }).optional(),
}
const fact = fields({ ...about, ...perLanguage(fields({ say, hook, figure, keywords })) })
const tip = fields({ ...about, ...perLanguage(fields({ say, hook, figure, recap: text('the tip in 1 to 4 words'), keywords })) })

const themeTexts = fields({
  topic: text('the theme inside a sentence, without article'),
  names: list(text('a word or phrase'), 'what people type when they mean exactly this theme, with accents'),
  near: list(text('a word'), 'words of themes beside this one').optional(),
  unless: list(text('a word or phrase'), 'words that show the input to be about something else').optional(),
  question: text('a question that people like to answer in the comments'),
  closings: texts('a closing sentence of at most 12 words').optional(),
  tags: list(text('a hashtag without #'), 'three to five hashtags'),
})

/** A file of `content/themes`. */
export const themeFile = fields({
  domain: oneOf(themeDomains),
  professional: oneOf(professionals).optional(),
  ...perLanguage(themeTexts),
  facts: list(fact, 'at least five facts'),
  tips: list(tip, 'at least three tips'),
})
export type ThemeFile = z.infer<typeof themeFile>

/**
 * One sentence that is true on its own, in any order and beside any other sentence of its theme.
 */
export type Fact = {
  /** `fact` says how the world is; `tip` says what to do and begins with the verb. */
  kind: 'fact' | 'tip'
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
}

/** What the writer knows of a theme, in one language. `facts` stand in telling order. */
export type Theme = {
  /** Name of the file. */
  id: string
  domain: ThemeDomain
  professional?: Professional
  /** The theme inside a sentence, without article: it follows "sobre" and "about". */
  topic: string
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
  names: string[]
  /** Phrases that show the input to be about something else. */
  unless: string[]
  /** Words of themes beside this one: it is offered for them and never told. */
  near: string[]
}
