import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { foldWord, wordsOf } from './fold-words.ts'

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu
/** Behind these a capital says nothing: every sentence, quotation and answer begins with one. */
const beforeStart = /(?:^|[.!?…:"“”«»([–—-])\s*$/u

/**
 * Words of a text that are written as names, in order: a capital inside the sentence, or a capital
 * behind a small letter ("iPhone"). The first word of a sentence says nothing, since every one has
 * a capital there.
 */
export function namesOf(text: string): string[] {
  return [...text.matchAll(word)]
    .filter(({ 0: written, index }) => /\p{Ll}\p{Lu}/u.test(written) || (isCapital(written) && !beforeStart.test(text.slice(0, index))))
    .map(([written]) => written)
}

/** "I" of English and "É" are no names. */
function isCapital(written: string): boolean {
  return written.length > 1 && /^\p{Lu}/u.test(written)
}

/** The names of a text that its material does not hold, in any case, number or possessive form. */
export function foreignNames(text: string, material: string, language: InterfaceLanguage): string[] {
  const folded = (written: string) => foldWord(written.replace(/['’]s?$/u, ''), language)
  const known = new Set(wordsOf(material).flatMap((written) => [written, ...written.split('-')].map(folded)))
  const isKnown = (name: string) => known.has(folded(name)) || name.split('-').every((part) => known.has(folded(part)))
  return namesOf(text).filter((name) => !isKnown(name) && !words(language).capitals.has(name))
}
