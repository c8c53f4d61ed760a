import type { Bilingual } from '@relampago/domain/catalogue'
import type { BilingualWords, ThemeDomain } from '../facts/theme-facts.ts'

/** A question or an action. It states nothing about the world, so it is true for every theme of its domain. */
export type ActionLine = {
  /** At most 14 words; begins with a word that may be written small after "Primeiro, ". */
  say: Bilingual
  icon: string
  keywords: BilingualWords
}

export type ActionStep = ActionLine & {
  /** A second sentence on the same step, for longer videos. */
  more: Bilingual
  /** The step in 1 to 4 words, at most 28 characters, for the checklist at the end. */
  recap: Bilingual
}

/** What can be said honestly about any theme of a domain. */
export type DomainActions = {
  domain: ThemeDomain | 'generic' | 'care' | 'hobby' | 'service' | 'shopping' | 'vehicle'
  /** Whether its themes are mostly things to do or things to understand, or hurt. */
  approach: 'do' | 'know' | 'care'
  /** Words that show the domain, without accents: whole when they end in a vowel or "s" or have three letters, otherwise beginnings. */
  words: BilingualWords
  /** First, second, third step; one variant of each is spoken. */
  steps: readonly (readonly ActionStep[])[]
  /** Said after the steps when there is time. */
  extras: readonly ActionLine[]
  /** For the comments; 4 to 12 words. */
  question: Bilingual
  /** Hashtags without `#`, letters and digits. */
  tags: BilingualWords
  /** The script sends people to a professional. */
  professional?: 'health' | 'money'
}
