import { cutText } from '@relampago/domain/rules'
import { isEmptyAnywhere } from './fold-words.ts'

/**
 * A text of at most `characters`, cut between words. It does not end with a word that asks for
 * another ("de", "the", "1"). A single longer word is cut inside.
 */
export function shortenText(text: string, characters: number): string {
  if (text.length <= characters) return text
  const words = text.slice(0, characters + 1).split(' ')
  words.pop()
  while (words.length > 1 && isDangling(words.at(-1) ?? '')) words.pop()
  const shortened = words.join(' ').replace(/[\s,;:.–-]+$/u, '')
  return shortened === '' ? cutText(text, characters) : shortened
}

/** Whether a text should not end with this word. */
export function isDangling(word: string): boolean {
  if (/^\d+$/.test(word)) return true
  return /[^\p{L}\p{N}]$/u.test(word) ? word.length < 3 : isEmptyAnywhere(word)
}
