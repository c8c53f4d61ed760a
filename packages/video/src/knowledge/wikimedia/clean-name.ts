import { plainText, withoutAddresses } from '../../product/wording/plain-text.ts'

/** What opens a tag, a gap, an escape or a link: a name with one was damaged or forged. */
const markup = /[<>{}\\]|\]\(|&#?\w+;/
/** Two sentences, a colon with what to do behind it, and a long sentence are no names. */
const sentences = /[.!?:;]\s+\p{L}{4,}.*\s|^(?:\S+\s+){7,}\S+[.!?]$/u

/** A name or short description that can be spoken; `null` when it is none, or longer. */
export function cleanName(written: string, longest: number): string | null {
  const start = written.slice(0, 1000)
  if (markup.test(start)) return null
  const name = withoutAddresses(plainText(start))
    .replace(/["#@[\]|]/g, '')
    .trim()
  return name === '' || name.length > longest || sentences.test(name) ? null : name
}
