import { speechWords } from '../../../content/content.ts'
import type { Gender } from './numbers-pt.ts'

const feminineDeterminers = new Set('as às das nas pelas uma umas suas minhas nossas essas estas aquelas outras todas'.split(' '))

function singularOf(word: string): string {
  if (word.endsWith('ções') || word.endsWith('sões')) return `${word.slice(0, -3)}ão`
  if (word.endsWith('ões')) return `${word.slice(0, -3)}ão`
  if (word.endsWith('ens')) return `${word.slice(0, -2)}m`
  if (word.endsWith('zes') || word.endsWith('res')) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * Gender of a number from the words around it: the noun that follows, else an article before. A
 * plural in -as is feminine unless listed as masculine; a singular must be listed, because verbs
 * end in -a too ("opção 1 custa menos").
 */
export function genderAround({ previous, next }: { previous: string; next: string }): Gender {
  const noun = singularOf(next)
  const { nouns } = speechWords('pt')
  if (nouns.masculine.has(noun)) return 'masculine'
  if (nouns.feminine.has(noun)) return 'feminine'
  if (/^(?!(?:as|às|das|nas|mas|pelas|apenas)$).*(?:as|ções|sões|dades|agens)$/.test(next)) return 'feminine'
  if (/(?:ção|são|dade|agem)$/.test(next) && next.length > 4) return 'feminine'
  return feminineDeterminers.has(previous) && !next.endsWith('os') ? 'feminine' : 'masculine'
}
