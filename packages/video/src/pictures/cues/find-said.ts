import { foldText } from '../../script/text/fold-words.ts'

/** Shorter words are mostly articles and prepositions, which say nothing alone. */
const shortestAlone = 4
/** How many letters two forms of a word may differ by at their ends. */
const freeEnding = 2

/** A sentence in the words that its cues count: split at spaces. */
export function cueWords(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => word !== '')
}

/**
 * The index of the word with which a sentence begins to say a text, or `null`: all its words in a
 * row where they are, else the longest of them that is found. Endings may differ: "bananas" is said
 * by "banana". Words before `from` do not count.
 */
export function findSaid(sentence: readonly string[], text: string, from = 0): number | null {
  const said = sentence.map(bare)
  const wanted = cueWords(text)
    .map(bare)
    .filter((word) => word !== '')
  const [first] = wanted
  if (first === undefined) return null
  const row = said.findIndex((_word, at) => at >= from && wanted.every((word, index) => isAlike(said[at + index], word)))
  if (row >= 0) return row
  for (const word of wanted.filter(({ length }) => length >= shortestAlone).toSorted((one, other) => other.length - one.length)) {
    const at = said.findIndex((own, index) => index >= from && isAlike(own, word))
    if (at >= 0) return at
  }
  return null
}

/** Without accents, capitals and the marks around it; a number keeps the points inside it. */
function bare(word: string): string {
  return foldText(word).replaceAll(/^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}%°]+$/gu, '')
}

function isAlike(said: string | undefined, wanted: string): boolean {
  if (said === wanted) return true
  if (said === undefined || /\d/.test(wanted)) return false
  const same = Math.max(shortestAlone, Math.min(said.length, wanted.length) - freeEnding)
  return Math.abs(said.length - wanted.length) <= freeEnding && Math.min(said.length, wanted.length) >= same && said.slice(0, same) === wanted.slice(0, same)
}
