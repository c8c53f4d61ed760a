import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText } from '../../script/text/fold-words.ts'

/** One sentence of a page as it stands there. */
export type PageSentence = {
  text: string
  /** Headings count too. Sentences lean on those of the same paragraph and the one before. */
  paragraph: number
  isIntro: boolean
}

const heading = /^\s*(=+)\s*(.+?)\s*=+\s*$/
/** Enough for the longest script; a page of a country has ten times as many. */
const mostSentences = 400

/** Characters; a longer one is never told, and joining it would cost time without end. */
const longestSentence = 1000

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
  for (const { segment } of segmenter.segment(joinThousands(line.normalize('NFC').trim(), language))) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn(last, segment)) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

/** "8 849 metros" becomes "8.849 metros": pages separate thousands with spaces, voices do not. */
function joinThousands(text: string, language: InterfaceLanguage): string {
  const mark = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1000).find(({ type }) => type === 'group')?.value ?? ''
  return text.replace(/(?<![\d.,])\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?!\d)/g, (number) => number.replace(/\D/g, mark))
}

/** Whether a stop belongs to an abbreviation, an initial, or is inside brackets. */
function goesOn(before: string, after: string): boolean {
  if (before.length > longestSentence) return false
  if (count(before, '(') > count(before, ')') || /^\s*\p{Ll}/u.test(after)) return true
  const last = /(?:^|[\s(])(\S+)\.\s*$/u.exec(before)?.[1]
  if (last === undefined) return false
  return /^\p{Lu}$/u.test(last) || interfaceLanguages.some((language) => words(language).abbreviations.has(last.toLowerCase()))
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
