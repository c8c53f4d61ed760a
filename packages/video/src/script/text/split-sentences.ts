import { interfaceLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { cleanSpeech } from './clean-speech.ts'

/**
 * Whether a full stop at the end belongs to an abbreviation, of whatever language, or to an
 * initial: "de J. Borges".
 */
function endsAbbreviated(text: string): boolean {
  if (/(?:^|\s)\p{Ll}{1,3}\s\p{Lu}\.$/u.test(text)) return true
  const last = /(?:^|[\s(])([^\s(]+)\.$/.exec(text)?.[1]?.toLowerCase()
  return last !== undefined && interfaceLanguages.some((language) => words(language).abbreviations.has(last))
}

/**
 * The sentences of a text, cleaned for speech; line breaks end a sentence as well. Each one ends
 * with a mark.
 */
export function splitSentences(text: string, language: VideoLanguage): string[] {
  return text.split(/[\r\n]+/).flatMap((line) => segmentSentences(cleanSpeech(line), language).map(endWithMark))
}

/** The sentences of one clean line, as they stand. */
export function segmentSentences(line: string, language: VideoLanguage): string[] {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    const last = sentences.at(-1)
    if (last !== undefined && endsAbbreviated(last)) sentences[sentences.length - 1] = `${last} ${segment.trim()}`
    else sentences.push(segment.trim())
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Capital letter in front, a stop at the end; what is there stays. */
export function endWithMark(sentence: string): string {
  const stopped = /[.!?…]$/.test(sentence) ? sentence : `${sentence.replace(/[,;:\s-]+$/, '')}.`
  // Brackets, dashes and signs in front are not spoken; "$5" is.
  return upperFirst(stopped.replace(/^(?!\$\d|\(\d|@\p{L})[^\p{L}\p{N}]+/u, ''))
}

/**
 * "café" becomes "Café". What begins with a small letter on purpose ("iPhone", "ana@casa.com")
 * stays.
 */
export function upperFirst(text: string): string {
  return /^\p{Ll}\p{Lu}|^[\p{Ll}\d._-]+(?:@|\.\p{Ll})[^\s.]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
