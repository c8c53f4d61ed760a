/**
 * How the words around a noun have to agree with it. English has neither gender nor article here.
 */
export type Agreement = {
  gender: 'masculine' | 'feminine'
  number: 'singular' | 'plural'
  /** Whether the noun takes the definite article inside a sentence: "o Brasil", but "Portugal". */
  takesArticle: boolean
}

/** Words that melt into an article in some languages: "de o" is "do". */
export type Preposition = 'of' | 'in' | 'to' | 'by' | 'about'

export type NounRules = {
  /**
   * The agreement of a noun or of a phrase whose head is a noun, as written; a guess, never a
   * throw.
   */
  agreementOf(noun: string): Agreement
  /**
   * As it stands inside a sentence: a name keeps its capitals, a noun that was typed with one loses
   * it.
   */
  inside(noun: string): string
  /** "Is" or "are", as the noun asks for: "é", "são". */
  is(noun: string, agreement?: Agreement): string
  /** With the article that it takes as a subject: "o bolo", "as baleias", "Marte"; "whales". */
  withArticle(noun: string, agreement?: Agreement): string
  /** After a preposition: "do bolo", "nas baleias", "sobre Marte"; "about whales". */
  after(preposition: Preposition, noun: string, agreement?: Agreement): string
  /**
   * A kind of a wider topic as phrases speak of all of it: "poodle" ("o poodle") beside
   * "cachorros", "poodles" beside "dogs".
   */
  asKind(kind: string, widerTopic: string): string
}
