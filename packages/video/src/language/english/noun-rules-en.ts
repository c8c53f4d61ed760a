import type { NounRules } from '../rules/noun-rules.ts'

/** The head of a phrase stands before its first preposition: "planets of the solar system". */
const headEnd = /\s+(?:of|for|in|with|without|on|at|from|after|before|to)\s.*$/i

/** English nouns stand without an article where a theme is named: "about whales". */
export const nounRules: NounRules = {
  agreementOf: (noun) => ({ gender: 'masculine', number: /[^siu]s$/.test(noun.replace(headEnd, '')) ? 'plural' : 'singular', takesArticle: false }),
  inside: (noun) => noun,
  is: (noun, agreement = nounRules.agreementOf(noun)) => (agreement.number === 'plural' ? 'are' : 'is'),
  withArticle: (noun) => noun,
  after: (preposition, noun) => `${preposition} ${noun}`,
}
