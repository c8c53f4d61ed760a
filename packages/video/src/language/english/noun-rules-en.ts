import type { NounRules } from '../rules/noun-rules.ts'

/** English nouns stand without an article where a theme is named: "about whales". */
export const nounRules: NounRules = {
  agreementOf: (noun) => ({ gender: 'masculine', number: /[^siu]s$/.test(noun) ? 'plural' : 'singular', takesArticle: false }),
  withArticle: (noun) => noun,
  after: (preposition, noun) => `${preposition} ${noun}`,
}
