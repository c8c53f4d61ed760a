import { cutText } from '@relampago/domain/rules'
import { isEmptyAnywhere } from './fold-words.ts'

/** A group of words may be left out when this share of the room is filled without it. */
const leastFilled = 0.5

/**
 * A text of at most `characters`, cut between groups of words where that leaves enough, else
 * between words. It does not end inside a name ("Leonardo da") nor with a word that asks for
 * another ("de", "the", "1"). A single longer word is cut inside.
 */
export function shortenText(text: string, characters: number): string {
  if (text.length <= characters) return text
  const words = text.split(' ')
  const fitting = words.map((_word, index) => index + 1).filter((count) => words.slice(0, count).join(' ').length <= characters)
  const whole = fitting.filter((count) => !isDangling(words[count - 1] ?? '') && !isInsideName(words, count))
  const groups = whole.filter((count) => endsGroup(words, count))
  const atGroup = groups.findLast((count) => words.slice(0, count).join(' ').length >= characters * leastFilled)
  const count = atGroup ?? whole.at(-1)
  const shortened =
    count === undefined
      ? ''
      : words
          .slice(0, count)
          .join(' ')
          .replace(/[\s,;:.–-]+$/u, '')
  return shortened === '' ? cutText(text, characters) : shortened
}

/** A comma behind, or a word that begins another group: "| de beber água | durante o dia". */
function endsGroup(words: readonly string[], count: number): boolean {
  return /[,;:.!?–]$/u.test(words[count - 1] ?? '') || isEmptyAnywhere(words[count] ?? '')
}

/** "Leonardo | da Vinci": capitals on both sides, with nothing but small words between. */
function isInsideName(words: readonly string[], count: number): boolean {
  const next = words.slice(count).find((word) => !isEmptyAnywhere(word) || /^\p{Lu}/u.test(word))
  const joint = words.slice(count, next === undefined ? count : words.indexOf(next, count))
  return count > 1 && isCapital(words[count - 1]) && isCapital(next) && joint.length <= 1
}

function isCapital(word: string | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(word)
}

/** Whether a text should not end with this word. */
export function isDangling(word: string): boolean {
  if (/^\d+$/.test(word)) return true
  return /[^\p{L}\p{N}]$/u.test(word) ? word.length < 3 : isEmptyAnywhere(word)
}
