/**
 * What a word does in its sentence. `noun` names a thing, `verb` a deed, `quality` describes;
 * `name` is a proper name, `small` a word that only joins others.
 */
type WordUse = 'noun' | 'verb' | 'quality' | 'name' | 'small'

/**
 * Where it stands. `part` belongs to another noun ("banana" in "casca de banana"), `setting` is
 * under a preposition, `likeness` is only compared with.
 */
type WordPlace = 'subject' | 'object' | 'part' | 'setting' | 'likeness'

export type SentenceWord = {
  /** As written. */
  text: string
  /** In small letters, with accents. */
  small: string
  use: WordUse
  place: WordPlace
  /** Whether the sentence says that it is not there: "sem açúcar", "no sugar". */
  isNegated: boolean
  /** Number of the noun group it belongs to, -1 outside of groups. */
  group: number
}

/** A word or a punctuation mark with what is known before grammar. */
export type WrittenWord = {
  text: string
  small: string
  /** Between clauses: comma, dash, full stop. */
  isMark: boolean
  isName: boolean
}

export type SentenceRules = {
  /** The use and place of each word, marks left out. A guess, never a throw. */
  readWords: (written: readonly WrittenWord[]) => SentenceWord[]
  /** Spellings to look a word up by, the likeliest first; small letters, with accents. */
  lemmas: (small: string) => string[]
  /** The part of a word with hyphens that names the thing: "baleia" of "baleia-azul". */
  compoundHead: (parts: readonly string[]) => string | null
  /** What forms of one verb share; `null` when too little is left. */
  verbStem: (small: string) => string | null
  /** Whether a listed word is a deed: "dormir". Never in a language whose verbs look like nouns. */
  isDeed: (listed: string) => boolean
  /** What a label says in one word: "sun" of "sun behind cloud"; empty when it needs more. */
  headOf: (label: string) => string
  /** Endings of nouns that name nothing to be seen: "-dade", "-ness". */
  abstract: RegExp
}
