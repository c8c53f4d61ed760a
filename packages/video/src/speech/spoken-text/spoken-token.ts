import type { VideoLanguage } from '@relampago/domain/catalogue'

/** One caption token with what the voice says for it. */
export type SpokenToken = {
  /** As the captions show it: "R$ 14,90", "café ☕". Spaces inside stay. */
  display: string
  /** Words and punctuation, no digits or symbols; `''` only when the whole text has nothing to say. */
  spoken: string
  /** Range in the list of all spoken words of the text; the end is exclusive. */
  from: number
  to: number
}

/** The words around a token, in lower case without punctuation; `''` at the ends of the text. */
export type Surroundings = { previous: string; next: string; afterNext: string }

/** Says a token that matches; `null` declines, and the next rule is asked. */
export type SpeakingRule = { pattern: RegExp; say: (match: RegExpExecArray, around: Surroundings) => string | null }

/** Everything the reader of a text needs to know about one language. */
export type SpeakingRules = {
  language: VideoLanguage
  /** Pieces that are one caption token although they hold a space; tried at the start of each word, sticky. */
  joined: readonly RegExp[]
  /** In lower case, with the point where it is written with one. */
  abbreviations: Readonly<Record<string, string>>
  /** Read so only next to a number, because they are words too: "dez. 2026", "No. 5"; with their point. */
  abbreviationsBesideNumbers: Readonly<Record<string, string>>
  /** Asked in order with the token without its outer punctuation. */
  rules: readonly SpeakingRule[]
  /** Name of each letter a to z. */
  letters: Readonly<Record<string, string>>
  /** All-capitals words with a reading of their own; `null` spells them letter by letter. */
  acronyms: Readonly<Record<string, string | null>>
  /** Says a run of digits that no rule took. */
  sayDigits: (digits: string) => string
  /** Says a whole number below a thousand million that stands inside a word ("X2"). */
  sayWhole: (value: number) => string
}
