import { encyclopedia, words } from '../../content/content.ts'
import type { Agreement, NounRules } from '../rules/noun-rules.ts'

/** The head of a phrase stands before its first preposition: "planets of the solar system". */
const headEnd = /\s+(?:of|for|in|with|without|on|at|from|after|before|to)\s.*$/i
/** A phrase that has its article, or none in any case: "your brain", "3 facts", a quotation. */
const determined = /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|how|why|what|who|when|where|some|any|every|no|\d|["“'‘])/i

function agreementOf(noun: string): Agreement {
  const head = noun.replace(headEnd, '')
  return { gender: 'masculine', number: /[^siu]s$/.test(head) ? 'plural' : 'singular', takesArticle: takesThe(noun) }
}

/** "The Eiffel Tower", "the Moon", "the octopus"; but "Marie Curie", "chess", "whales". */
function takesThe(noun: string): boolean {
  const [first = ''] = noun.split(' ')
  if (new RegExp(String.raw`${determined.source}(?![\p{L}-])`, 'iu').test(first)) return false
  const small = noun.toLowerCase()
  // "Cleaning the fridge" has its article inside.
  if (/^\p{L}+ing (?:the|an?|your) /u.test(small)) return false
  const head = small.replace(headEnd, '')
  const { definite } = words('en')
  const lastWord = head.split(' ').at(-1) ?? head
  if ([small, head, lastWord].some((part) => definite.has(part)) && !isPersonal(noun)) return true
  const { places, heads } = encyclopedia().names.en
  const isPlace = [...places.masculine, ...places.masculinePlural].some((place) => place.toLowerCase() === small)
  if (isPlace) return true
  // One word alone may be anything: "war", "museum".
  if (!small.includes(' ')) return false
  // "The history of chess": what is part of something is that one.
  if (/^\p{Ll}/u.test(noun) && / of /.test(small)) return true
  // "Olympic Games" are those; "video games" are any.
  const known = new Set([...heads.masculine, ...(noun === small ? [] : heads.masculinePlural)])
  return known.has(lastWord) || known.has(`${lastWord} of`)
}

/** "Tiger Woods" is no tiger; "Great Barrier Reef" is a reef: the last word counts there. */
function isPersonal(noun: string): boolean {
  const parts = noun.split(' ')
  const last = parts.at(-1)?.toLowerCase() ?? ''
  return parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part)) && !words('en').definite.has(noun.toLowerCase()) && !words('en').definite.has(last)
}

/** A theme has no article ("about whales"), but what there is one of has: "about the Moon". */
export const nounRules: NounRules = {
  agreementOf,
  inside: (noun) => noun,
  is: (noun, agreement = agreementOf(noun)) => (agreement.number === 'plural' ? 'are' : 'is'),
  withArticle: (noun, agreement) => (agreement === undefined && takesThe(noun) ? `the ${noun}` : noun),
  after: (preposition, noun, agreement) => `${preposition} ${nounRules.withArticle(noun, agreement)}`,
  asKind(kind, widerTopic) {
    if (agreementOf(widerTopic).number === 'singular' || agreementOf(kind).number === 'plural') return kind
    return kind.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=s|x|z|ch|sh)$/, 'e') + 's'
  },
}
