import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { isEmptyWord, wordsOf } from '../../script/text/fold-words.ts'

const longestFigure = 12
const mostKeywords = 5

/** The amount of a sentence that is worth showing big, else its year; `null` without either. */
export function bigFigure(text: string, language: InterfaceLanguage): string | null {
  const { units } = languageRules[language].pictures
  const amounts = [
    /\d+(?:[.,]\d+)*\s?%/u,
    new RegExp(String.raw`\d+(?:[.,]\d+)*\s(?:${units}|toneladas|tons|feet)(?![\p{L}])`, 'iu'),
    /(?:R\$|US\$|\$|€)\s?\d+(?:[.,]\d+)*/u,
    /(?<![\d.,])(?:1\d{3}|20\d\d)(?![\d.,]*\d)/u,
  ]
  for (const amount of amounts) {
    const figure = amount.exec(text)?.[0]
    if (figure !== undefined && figure.length <= longestFigure) return figure
  }
  return null
}

/** Things of a sentence that a camera could film, the theme first: nouns stand behind small words. */
export function filmableWords(text: string, topic: string, language: InterfaceLanguage): string[] {
  const words = wordsOf(text)
  const nouns = words.filter((word, index) => {
    const before = words[index - 1]
    return word.length > 3 && !/\d/.test(word) && !isEmptyWord(word, language) && before !== undefined && (isEmptyWord(before, language) || /^\p{Lu}/u.test(word))
  })
  const own = wordsOf(topic).map((word) => word.toLowerCase())
  const others = nouns.filter((word) => !own.includes(word.toLowerCase()))
  return [...new Set([topic, ...others])].slice(0, mostKeywords)
}
