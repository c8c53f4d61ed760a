import { speechWords } from '../../../content/content.ts'
import type { TokenContext } from '../../speaking/speaking-rules.ts'
import type { Gender } from './numbers-pt.ts'

const feminineDeterminers = new Set('as às das nas pelas uma umas suas minhas nossas essas estas aquelas outras todas'.split(' '))
/** Adjectives of both genders: the noun comes after them. */
const invariable = new Set('grandes maiores menores melhores piores principais simples fortes grande maior menor melhor pior principal'.split(' '))
/** Between a number and the one it is counted with: "2 a 3 horas", "1 em cada 3 pessoas". */
const joints = new Set(['a', 'e', 'ou', 'até'])

/** What a plural may be of, the likeliest first. */
function singularsOf(word: string): string[] {
  const endings: [RegExp, string][] = [
    [/ões$/, 'ão'],
    [/ens$/, 'm'],
    [/ízes$/, 'iz'],
    [/ais$/, 'al'],
    [/([zrs])es$/, '$1'],
    [/s$/, ''],
  ]
  return [word, ...endings.filter(([ending]) => ending.test(word)).map(([ending, singular]) => word.replace(ending, singular))]
}

/** The gender of a noun, by the lists and by its ending; `null` when neither says it. */
function genderOf(noun: string, isName = false): Gender | null {
  const { nouns } = speechWords('pt')
  const singulars = singularsOf(noun)
  if (singulars.some((one) => nouns.masculine.has(one))) return 'masculine'
  if (singulars.some((one) => nouns.feminine.has(one)) || /(?:ção|são|dade|[aiu]gem|idão)$/.test(singulars.find((one) => /(?:o|e|m)$/.test(one)) ?? '')) {
    return noun.length > 3 || nouns.feminine.has(noun) ? 'feminine' : null
  }
  // Names do not follow the rules: "2 Palmeiras".
  if (isName) return null
  if (noun.endsWith('istas')) return 'masculine'
  // A plural in -as is feminine; a singular must be listed, because verbs end in -a too.
  return /^(?!(?:as|às|das|nas|mas|pelas|apenas|duas)$).*(?:as|ções|sões|dades|[aiu]gens|idões)$/.test(noun) ? 'feminine' : null
}

/** The noun that a number counts, past adjectives and other numbers. */
function countedNoun(after: readonly string[]): string {
  const [first = '', second = '', third = ''] = after
  if (invariable.has(first)) return second
  if (joints.has(first) && /^\d+$/.test(second)) return third
  if (first === 'em' && /^\d+$/.test(second)) return third
  if (first === 'em' && second === 'cada' && /^\d/.test(third)) return after[3] ?? ''
  return first
}

/** Gender of a number from the words around it: the noun that follows, else an article before. */
export function genderAround({ previous, after, isBeforeName }: Pick<TokenContext, 'previous' | 'after' | 'isBeforeName'>): Gender {
  const noun = countedNoun(after)
  if (['das', 'dessas', 'destas'].includes(noun)) return 'feminine'
  // "1 pitada de sal": no verb ends so in front of "de".
  if (noun === after[0] && after[1] === 'de' && /(?:ada|eira|inha|ência|ância|ura)$/.test(noun)) return 'feminine'
  return genderOf(noun, isBeforeName) ?? (feminineDeterminers.has(previous) && !noun.endsWith('os') ? 'feminine' : 'masculine')
}

/** The gender of a royal name: "Elizabeth segunda". */
export function genderOfName(name: string): Gender {
  return /a$|^(?:elizabeth|isabel|beatriz)$/.test(name) ? 'feminine' : 'masculine'
}

/** The gender of an edition: "segunda guerra", "terceiro congresso". */
export function genderOfNoun(noun: string): Gender {
  return genderOf(noun) ?? (noun.endsWith('a') ? 'feminine' : 'masculine')
}
