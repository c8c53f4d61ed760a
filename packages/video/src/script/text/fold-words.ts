import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** Lower case without accents: "Café" and "CAFÉ" are both "cafe". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Words and numbers of a text as written, without punctuation; a hyphen or apostrophe inside a word stays. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Ends of plurals on folded words, the first that fits wins. Equal spelling of two forms matters here, not good Portuguese. */
const pluralEnds = {
  pt: [
    [/(?:oes|aes|aos)$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ois$/, 'ol'],
    [/ns$/, 'm'],
    [/([rz])es$/, '$1'],
    [/s$/, ''],
  ],
  en: [
    [/ies$/, 'y'],
    [/(ch|sh|x|ss)es$/, '$1'],
    [/(ss|us|is)$/, '$1'],
    [/s$/, ''],
  ],
} as const satisfies Record<InterfaceLanguage, readonly (readonly [RegExp, string])[]>

/** Folds case, accents and plural, so that "cafés", "Café" and "cafe" compare equal. Words of three letters keep their end. */
export function foldWord(word: string, language: InterfaceLanguage): string {
  const folded = foldText(word)
  if (folded.length <= 3) return folded
  const end = pluralEnds[language].find(([pattern]) => pattern.test(folded))
  return end === undefined ? folded : folded.replace(end[0], end[1])
}

/** Words that carry no subject, folded. */
const emptyWords = {
  pt: new Set(
    `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro com sem sob sobre entre ate e ou mas que se como
    quando onde qual quais quem porque ja nao sim mais menos muito muita pouco ser estar ter haver fazer pode ser sao foi era tem vai voce seu sua seus suas
    meu minha meus minhas ele ela eles elas isso este esta esse essa aquele todo toda todos todas cada outro outra mesmo ainda so tambem depois antes aqui
    ao aos eu nosso nossa`.split(/\s+/),
  ),
  en: new Set(
    `a an the of to in on for with without and or but is are was were be been being do does did i you he she it we they my your his her its our their this that
    these those at by from as how what when where which who why can will would should not no yes more less very so than then there here have has had get
    about into over just also up out if`.split(/\s+/),
  ),
} as const satisfies Record<InterfaceLanguage, ReadonlySet<string>>

/** Whether a word only holds a sentence together. */
export function isEmptyWord(word: string, language: InterfaceLanguage): boolean {
  return emptyWords[language].has(foldText(word))
}

/** The words of a text that carry its subject, folded, in order and with repeats. */
export function contentWords(text: string, language: InterfaceLanguage): string[] {
  return wordsOf(text)
    .filter((word) => !isEmptyWord(word, language))
    .map((word) => foldWord(word, language))
}

/** Every number of a text as written, decimal and thousands marks included: "R$ 1.299,90 em 3x" has "1.299,90" and "3". */
export function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}
