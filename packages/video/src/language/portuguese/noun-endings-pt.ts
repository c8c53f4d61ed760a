import type { Agreement } from '../rules/noun-rules.ts'

/**
 * Endings of nouns in the singular, in small letters, with the gender that most of them have; the
 * first that fits counts. What is otherwise stands in `nouns` of the words.
 */
const endings: readonly (readonly [ending: RegExp, gender: Agreement['gender']])[] = [
  [/(?:ção|são)$/, 'feminine'],
  [/(?:idão|gião|xão)$/, 'feminine'],
  [/ão$/, 'masculine'],
  [/(?:dade|tude|zade|tade)$/, 'feminine'],
  [/gem$/, 'feminine'],
  [/(?:oma|grama|ema|igma|agma|ogma|isma|asma)$/, 'masculine'],
  [/(?:ista|icida|onauta|opata|ocrata)$/, 'masculine'],
  [/triz$/, 'feminine'],
  [/(?:ez|ice|ície|érie|écie|árie|órie)$/, 'feminine'],
  [/[aeio]se$/, 'feminine'],
  [/eite$/, 'masculine'],
  [/ite$/, 'feminine'],
  [/ã$/, 'feminine'],
  [/(?:á|é|ê|í|ó|ô|ú)$/, 'masculine'],
  [/a$/, 'feminine'],
]

/** The gender that a noun's ending shows; masculine where it shows none. */
export function genderOfEnding(singular: string): Agreement['gender'] {
  return endings.find(([ending]) => ending.test(singular))?.[1] ?? 'masculine'
}

/** Verbs that make a masculine noun with what follows the hyphen: "guarda-chuva". */
const verbParts = new Set(
  'guarda vaga porta para saca quebra tira bate abre beija limpa caça pica arranha passa conta cata lava puxa ganha mata vira toca corta busca troca espanta seca finca'.split(
    ' ',
  ),
)
/** Those whose noun is in the plural only when they are: "guarda-chuvas", but one "porta-malas". */
const countedParts = new Set('guarda vaga beija arranha quebra'.split(' '))

/** Whether a word like "guarda-chuva" stands in the plural. */
export function isPluralCompound(word: string): boolean {
  return word.endsWith('s') && countedParts.has(word.split('-')[0] ?? '')
}

/** Beginnings that leave the gender to what follows the hyphen: "pós-graduação". */
const prefixes = new Set(
  'pós pré auto anti micro mini super ex vice sub inter extra mal bem recém semi ultra mega multi pan pró contra neo co não tele euro afro'.split(' '),
)

/** The part of a word with hyphens that decides its gender; `null`: masculine as a whole. */
export function headOfCompound(word: string): string | null {
  const [first = '', ...rest] = word.split('-')
  if (rest.length === 0) return word
  if (verbParts.has(first)) return null
  return prefixes.has(first) ? rest.join('-') : first
}
