import type { Alternatives } from './alternatives.ts'

/** How a line such as "Preço: R$ 30" is said as a sentence. */
type KeySayer = {
  /** The whole key; folded. */
  key: RegExp
  /** A sentence without its full stop, or `null` where the line is better said as it stands. */
  say: (key: string, value: string) => string | null
}

/** Sources of patterns that find details as written; upper and lower case are told apart. */
export type DetailRules = {
  /** What may stand around an amount: "R$ 30 por pessoa" has "por pessoa" behind it. */
  money: { before: string; after: string }
  /** What follows a share that is a discount: "de desconto". */
  discountTail: string
  /** A time of day, then what joins two of them to a range, then what leads in front of it. */
  time: string
  timeLink: string
  timeLead: string
  /** A day, a date, a month or a year. */
  dates: readonly string[]
  /** Addresses with street or number, and kinds of places before their names. */
  places: readonly string[]
  /** Words before a coupon's code. */
  couponLead: string
  couponName: string
  /** Whole phrases such as "frete grátis". */
  offers: readonly string[]
  /** Numbers of three digits that are dialled stand behind these. */
  dialled: string
  /** Before a person's name; and small words inside names. */
  titles: string
  nameLinks: string
  /** Capitalised words that are no names: days and months in English. */
  noNames: RegExp
  /** What a phone number is called when only the number is said; the first that fits. */
  phoneNames: readonly (readonly [mentioned: RegExp, name: string])[]
}

/** A person's own words: what is told, and what only orders its telling. Folded where not said. */
export type ContextRules = {
  /** Words of sentences that ask the audience to act. */
  actions: Alternatives
  /** Beginnings of sentences to the audience that begin like orders: "fale com a gente". */
  audience: Alternatives
  /** What stands in front of an order: "por favor", "não esqueça de". */
  orderLeads: Alternatives
  /** Things of a video that only its maker deals with: script, tone, length. */
  videoThings: Alternatives
  /** Verbs that are orders when a thing of a video, a manner or a tone follows. */
  makerVerbs: Alternatives
  /** Verbs that are always orders. */
  guideVerbs: Alternatives
  /** Verbs that order to say something: what follows may be a fact. */
  mentionVerbs: Alternatives
  /** Beginnings of those that want it at the end. */
  closingVerbs: Alternatives
  /** Between such a verb and what is to be said; one of them may come off. */
  mentionLinks: Alternatives
  /** Orders not to say something. */
  forbidding: Alternatives
  /** How something is to be told: "de forma", "com humor". */
  manners: Alternatives
  /** Beginnings of adjectives of telling: "divertid", "informa". */
  tones: Alternatives
  /** Keys of lines that guide: "público", "tom". */
  guideKeys: Alternatives
  /** Keys of lines that mostly guide, and may state: "duração", "música". */
  maybeKeys: Alternatives
  /** The same as a noun, without colon, in front of a tone: "tom descontraído". */
  guideNouns: Alternatives
  /** Endings of an audience without colon: "público feminino". */
  audienceKinds: Alternatives
  /** Beginnings of lines whose rest must be said: "não pode faltar". */
  mustLeads: Alternatives
  /** The same, only before a colon: "informações". */
  headings: Alternatives
  /** Sentences that speak to a program. */
  injections: Alternatives
  /** "We", "my": the person speaks of themselves. Not folded. */
  ownership: Alternatives
  /** Where in the video something shall be; no part of what is told. Folded. */
  screenPlaces: Alternatives
  /** After "faça um vídeo": what follows may be a fact. */
  about: Alternatives
  /** "E que" becomes "e" when the order in front is gone. */
  repeatedThat: readonly [RegExp, string]
  keys: readonly KeySayer[]
  details: DetailRules
}
