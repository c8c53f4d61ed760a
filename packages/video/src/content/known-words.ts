import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** Bits for each word, and how many of them it sets: about one foreign word in 100 seems known. */
const bitsForWord = 10
const marks = 6

/** Room for so many words. */
export function bitsOf(words: number): Uint8Array {
  return new Uint8Array(Math.ceil((words * bitsForWord) / 8))
}

export function markWord(bits: Uint8Array, word: string): void {
  for (const place of placesOf(bits, word)) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7))
}

function isMarked(bits: Uint8Array, word: string): boolean {
  return placesOf(bits, word).every((place) => ((bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0)
}

/** Where a word stands in a Bloom filter: two hashes (FNV-1a, forwards and backwards) make all. */
function placesOf(bits: Uint8Array, word: string): number[] {
  let one = 0x811c9dc5
  let other = 0x811c9dc5
  for (let index = 0; index < word.length; index += 1) {
    one = Math.imul(one ^ word.charCodeAt(index), 0x01000193)
    other = Math.imul(other ^ word.charCodeAt(word.length - 1 - index), 0x01000193)
  }
  return Array.from({ length: marks }, (_, index) => (Math.imul(other | 1, index) + one) >>> 0).map((hash) => hash % (bits.length * 8))
}

const read = new Map<InterfaceLanguage, Uint8Array>()

function bitsFor(language: InterfaceLanguage): Uint8Array {
  const bits = read.get(language) ?? readFileSync(fileURLToPath(new URL(`../../../../assets/words/${language}.bits`, import.meta.url)))
  read.set(language, bits)
  return bits
}

/**
 * Whether a dictionary of the language has a word of 4 to 12 letters; small letters, no accents.
 * Now and then a word that is none is taken for one.
 */
export function isDictionaryWord(folded: string, language: InterfaceLanguage): boolean {
  return isMarked(bitsFor(language), folded)
}
