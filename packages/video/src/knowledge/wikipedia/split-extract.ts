import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText } from '../../script/text/fold-words.ts'

/** One sentence of a page as it stands there. */
export type PageSentence = {
  text: string
  /** Sentences of one paragraph lean on each other. */
  paragraph: number
  isIntro: boolean
}

const heading = /^\s*(=+)\s*(.+?)\s*=+\s*$/
/** Enough for the longest script; a page of a country has ten times as many. */
const mostSentences = 400

/** The sentences of a plain text of the encyclopedia, without sections that tell nothing. */
export function splitExtract(extract: string, language: InterfaceLanguage): PageSentence[] {
  const { skippedSections } = languageRules[language].encyclopedia
  const sentences: PageSentence[] = []
  let isIntro = true
  let skippedLevel = 0
  for (const [paragraph, line] of extract.split(/\n+/).entries()) {
    const [, marks, title] = heading.exec(line) ?? []
    if (marks !== undefined && title !== undefined) {
      isIntro = false
      if (skippedLevel === 0 || marks.length <= skippedLevel) skippedLevel = skippedSections.test(foldText(title)) ? marks.length : 0
    } else if (skippedLevel === 0) sentences.push(...splitParagraph(line, language).map((text) => ({ text, paragraph, isIntro })))
    if (sentences.length >= mostSentences) break
  }
  return sentences
}

function splitParagraph(line: string, language: InterfaceLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(line.normalize('NFC').trim())) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn(last, segment)) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** Whether a stop belongs to an abbreviation, an initial, or is inside brackets. */
function goesOn(before: string, after: string): boolean {
  if (count(before, '(') > count(before, ')') || /^\s*\p{Ll}/u.test(after)) return true
  const last = /(?:^|[\s(])(\S+)\.\s*$/u.exec(before)?.[1]
  if (last === undefined) return false
  return /^\p{Lu}$/u.test(last) || interfaceLanguages.some((language) => words(language).abbreviations.has(last.toLowerCase()))
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
