import type { Agreement, NounRules, Preposition } from '../rules/noun-rules.ts'

const articles = { masculine: { singular: 'o', plural: 'os' }, feminine: { singular: 'a', plural: 'as' } } as const
const prepositions = { of: 'de', in: 'em', to: 'a', by: 'por', about: 'sobre' } as const satisfies Record<Preposition, string>
/** Beginnings that stand before an article: "d" + "o", "n" + "as", "pel" + "a". */
const melted = { of: 'd', in: 'n', by: 'pel' } as const satisfies Partial<Record<Preposition, string>>
const toArticle = { o: 'ao', os: 'aos', a: 'à', as: 'às' } as const

const feminineEndings = /(?:a|ção|são|dade|tude|gem|ez|ície|ice|ise)s?$|(?:ções|sões|gens)$/

function agreementOf(noun: string): Agreement {
  const [head = ''] = noun.split(' ')
  const isName = /^\p{Lu}/u.test(noun)
  return { gender: feminineEndings.test(head.toLowerCase()) ? 'feminine' : 'masculine', number: /s$/.test(head) ? 'plural' : 'singular', takesArticle: !isName }
}

function articleOf({ gender, number }: Agreement) {
  return articles[gender][number]
}

export const nounRules: NounRules = {
  agreementOf,
  withArticle: (noun, agreement = agreementOf(noun)) => (agreement.takesArticle ? `${articleOf(agreement)} ${noun}` : noun),
  after(preposition, noun, agreement = agreementOf(noun)) {
    if (!agreement.takesArticle || preposition === 'about') return `${prepositions[preposition]} ${nounRules.withArticle(noun, agreement)}`
    const article = articleOf(agreement)
    return preposition === 'to' ? `${toArticle[article]} ${noun}` : `${melted[preposition]}${article} ${noun}`
  },
}
