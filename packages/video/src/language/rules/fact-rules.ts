import type { Agreement } from './noun-rules.ts'

/** A moment as precisely as a data base knows it; years before Christ are negative. */
export type Moment = { precision: 'day' | 'month' | 'year' | 'decade' | 'century'; year: number; month: number; day: number; isAbout: boolean }

/** A word for one and for several of a thing. */
export type Counted = { one: string; many: string }

/** How what a data base states becomes words of a sentence. */
export type FactRules = {
  /** Codes of labels in a data base, the best first; `mul` holds names that all languages share. */
  labelLanguages: readonly string[]
  /** Whether only names have a capital: a label "Tigre" is a common noun written as a title. */
  hasSmallNouns: boolean
  /** Words before a number that is rounded up, rounded down, or only near the true one. */
  rounded: { up: string; down: string; near: string }
  /** Digits and large amounts as people say them: "9 mil", "1,4 bilhão"; "9,000". */
  number(value: number): string
  /** A number with what is counted: "9 mil metros", "2 milhões de metros", "1,8 metro". */
  counted(value: number, thing: Counted): string
  /** With its preposition: "em 14 de março de 1879", "no século XVI", "por volta de 1503". */
  moment(moment: Moment): string
  /** "ovo, leite e sal" */
  list(names: readonly string[]): string
  /** End of an adjective or participle: "o", "as"; empty where adjectives have one form. */
  ending(agreement: Agreement): string
  /** Whether a description fits one thing only: "a maior cidade do Brasil". */
  isUnique(description: string): boolean
  /** What a thing is, after "is": "um país da Ásia", "a maior cidade do Brasil", "an island". */
  described(description: string, agreement: Agreement): string
  /** A description without what stands before its noun: "cidade do Brasil". */
  withoutRank(description: string): string
  /** What a woman of this occupation is called; `null` where the word does not tell. */
  feminineOf(occupation: string): string | null
  /** Where the article never melts, it is part of the name: "the Eiffel Tower"; else as it is. */
  withFixedArticle(name: string, agreement: Agreement): string
}
