import { speechWords, words } from '../../content/content.ts'
import type { Agreement, NounRules, Preposition } from '../rules/noun-rules.ts'
import { agreementOfName } from './name-rules-pt.ts'
import { genderOfEnding, headOfCompound, isPluralCompound } from './noun-endings-pt.ts'

const articles = { masculine: { singular: 'o', plural: 'os' }, feminine: { singular: 'a', plural: 'as' } } as const
const prepositions = { of: 'de', in: 'em', to: 'a', by: 'por', about: 'sobre' } as const satisfies Record<Preposition, string>
/** Beginnings that stand before an article: "d" + "o", "n" + "as", "pel" + "a". */
const melted = { of: 'd', in: 'n', by: 'pel' } as const satisfies Partial<Record<Preposition, string>>
const toArticle = { o: 'ao', os: 'aos', a: 'à', as: 'às' } as const

const bare = { gender: 'masculine', number: 'singular', takesArticle: false } as const satisfies Agreement

function agreementOf(noun: string): Agreement {
  const { article, rest } = takeArticle(noun)
  if (article !== null) return { ...article, takesArticle: true }
  if (isNoNoun(rest)) return bare
  return agreementOfName(rest, agreementOfNoun) ?? agreementOfNoun(rest)
}

const written = { o: ['masculine', 'singular'], a: ['feminine', 'singular'], os: ['masculine', 'plural'], as: ['feminine', 'plural'] } as const

/** A person may have typed the article: "o mar". */
function takeArticle(noun: string): { article: Pick<Agreement, 'gender' | 'number'> | null; rest: string } {
  const [, article, rest] = /^(o|a|os|as) (?=\S)(.+)$/i.exec(noun) ?? []
  if (article === undefined || rest === undefined) return { article: null, rest: noun }
  const [gender, number] = written[article.toLowerCase() as keyof typeof written]
  return { article: { gender, number }, rest }
}

/** Verbs, numbers, quotations, questions and what begins with "meu", "um" or "sem". */
function isNoNoun(phrase: string): boolean {
  const [first = ''] = phrase.split(' ')
  const { empty, notVerbs } = words('pt')
  const small = first.toLowerCase()
  const isName = /^\p{Lu}\S* \p{Lu}/u.test(phrase)
  if (/^(?:["“”'‘«]|\d+$)/.test(first) || (empty.has(small) && !isName)) return true
  return /^[a-zçãéêô]{2,}(?:ar|er|ir|pôr)$/.test(small) && first === small && !notVerbs.has(small) && !words('pt').nouns.masculine.has(small)
}

/** A noun, or a phrase whose head is a noun: adjectives in front are passed over. */
function agreementOfNoun(phrase: string): Agreement {
  const { nouns } = words('pt')
  const small = phrase.toLowerCase()
  const isListed = nouns.feminine.has(small) || nouns.masculine.has(small)
  const parts = small.split(' ')
  const leading = parts.findIndex((word) => !nouns.leading.has(word))
  const isNounBehind = leading > 0 && !/^(?:d[aeo]s?|em|n[ao]s?|para|com|sem|e)$/.test(parts[leading] ?? '')
  const head = isListed ? small : parts[isNounBehind ? leading : 0]?.replace(/[,.;:!?]+$/, '')
  return agreementOfHead(head ?? small, phraseStart(parts))
}

/** Two words that are one noun: "redes sociais", "air fryer". */
function phraseStart(parts: readonly string[]): string {
  return parts.slice(0, 2).join(' ')
}

function agreementOfHead(head: string, start: string): Agreement {
  const { nouns } = words('pt')
  const known = [start, head].find((word) => nouns.feminine.has(word) || nouns.masculine.has(word)) ?? head
  const isListed = nouns.feminine.has(known) || nouns.masculine.has(known)
  const compound = isListed ? known : headOfCompound(known)
  const number = nouns.plural.has(head) || nouns.plural.has(start) || (compound === null ? isPluralCompound(known) : isPlural(compound)) ? 'plural' : 'singular'
  return { gender: compound === null ? 'masculine' : genderOf(compound), number, takesArticle: true }
}

function isPlural(word: string): boolean {
  const { invariable, nouns } = words('pt')
  if (invariable.has(word) && !nouns.plural.has(word)) return word === 'pais'
  if (nouns.masculine.has(word) || nouns.feminine.has(word)) return nouns.plural.has(word)
  // "-us" and "-ss" are singular but for "museus", "céus", "perus"; so are accented "-ês", "-ás".
  if (/(?:ss|[^aeiouéúá]us|ius|ês|ás|[^ó]is)$/.test(word)) return /(?:[aeiou]is|éis|bus|rus|tus|nus|jus|zus|xis|quis|ris)$/.test(word)
  return word.endsWith('s')
}

function genderOf(word: string): Agreement['gender'] {
  const { nouns } = words('pt')
  const spoken = speechWords('pt').nouns
  for (const form of singularForms(word)) {
    if (nouns.feminine.has(form)) return 'feminine'
    if (nouns.masculine.has(form)) return 'masculine'
    if (spoken.feminine.has(form)) return 'feminine'
    if (spoken.masculine.has(form)) return 'masculine'
  }
  return genderOfEnding(singularForms(word).at(-1) ?? word)
}

/** A word and its singular; "lápis" has no other. */
function singularForms(word: string): string[] {
  const { invariable, nouns } = words('pt')
  if (!word.endsWith('s') || (invariable.has(word) && !nouns.plural.has(word))) return [word]
  const ends: readonly (readonly [RegExp, string])[] = [
    [/(?:ões|ães|ãos)$/, 'ão'],
    [/ais$/, 'al'],
    [/éis$/, 'el'],
    [/óis$/, 'ol'],
    [/uis$/, 'ul'],
    [/ns$/, 'm'],
    [/ízes$/, 'iz'],
    [/eses$/, 'ês'],
    [/(?<=[rz])es$/, ''],
    [/(?<=s)es$/, ''],
    [/s$/, ''],
  ]
  const end = ends.find(([ending]) => ending.test(word))
  // "cores" is "cor" and "árvores" is "árvore": both are looked up.
  return [word, word.replace(/s$/, ''), end === undefined ? word : word.replace(end[0], end[1])]
}

function articleOf({ gender, number }: Agreement) {
  return articles[gender][number]
}

export const nounRules: NounRules = {
  agreementOf,
  inside(noun) {
    const isCommon = /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(noun) && agreementOfName(noun, agreementOfNoun) === null
    return isCommon ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun
  },
  is: (noun, agreement = agreementOf(noun)) => (agreement.number === 'plural' ? 'são' : 'é'),
  withArticle(noun, agreement = agreementOf(noun)) {
    return agreement.takesArticle ? `${articleOf(agreement)} ${takeArticle(noun).rest}` : noun
  },
  after(preposition, noun, agreement = agreementOf(noun)) {
    if (!agreement.takesArticle || preposition === 'about') return `${prepositions[preposition]} ${nounRules.withArticle(noun, agreement)}`
    const article = articleOf(agreement)
    const { rest } = takeArticle(noun)
    return preposition === 'to' ? `${toArticle[article]} ${rest}` : `${melted[preposition]}${article} ${rest}`
  },
  asKind: (kind) => kind,
}
