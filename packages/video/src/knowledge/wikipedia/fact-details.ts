import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText, foldWord, isEmptyWord, wordsOf } from '../../script/text/fold-words.ts'
import { isPhraseVerb } from '../../script/text/phrase-verb.ts'

const longestFigure = 12
const mostKeywords = 5

/** The amount of a sentence that is worth showing big, else its year; `null` without either. */
export function bigFigure(text: string, language: InterfaceLanguage): string | null {
  const { units } = languageRules[language].pictures
  const amounts = [
    /\d+(?:[.,]\d+)*\s?%/u,
    new RegExp(String.raw`\d+(?:[.,]\d+)*\s(?:${units}|toneladas|tons|feet)(?![\p{L}])`, 'iu'),
    /(?:R\$|US\$|\$|€)\s?\d+(?:[.,]\d+)*/u,
    /\d{1,3}(?:[.,]\d{3})+/u,
    /(?<![\d.,])(?:1\d{3}|20\d\d)(?![\d.,]*\d)/u,
  ]
  for (const amount of amounts) {
    const figure = amount.exec(text)?.[0]
    if (figure !== undefined && figure.length <= longestFigure) return figure
  }
  return null
}

/** Things of a sentence that a camera could film, the theme first. Nouns follow small words. */
export function filmableWords(text: string, topic: string, language: InterfaceLanguage): string[] {
  const { beforeNouns } = languageRules[language].encyclopedia
  const noun = String.raw`\p{Ll}[\p{Ll}\p{M}-]{3,}`
  const name = String.raw`\p{Lu}[\p{L}\p{M}-]+(?: (?:d[aeo]s? |of )?\p{Lu}[\p{L}\p{M}-]+)*`
  const found = text.matchAll(new RegExp(String.raw`(?<![\p{L}])(?:(?:${beforeNouns}) (${noun})|(?<!^)(${name})|^(${name}(?<= [^ ]+)))(?![\p{L}-])`, 'gu'))
  const own = wordsOf(topic).map((word) => foldWord(word, language))
  const named = [...found].map(([, common, proper, first]) => common ?? proper ?? first?.replace(new RegExp(String.raw`^(?:${beforeNouns}) `, 'iu'), '') ?? '')
  const things = named.filter((word) => word !== '' && !isEmptyWord(word, language) && !isWeak(word, language) && !isPhraseVerb(foldText(word), language))
  const others = things.filter((word) => !wordsOf(word).every((one) => own.includes(foldWord(one, language))))
  return [...new Set([topic, ...others])].slice(0, mostKeywords)
}

/** Words for which there is no picture: "primeira", "vezes". */
function isWeak(word: string, language: InterfaceLanguage): boolean {
  const { silent, weak } = words(language).pictures
  const folded = foldWord(word, language)
  const { superlatives } = languageRules[language].encyclopedia
  return [foldText(word), folded].some((one) => silent.has(one) || weak.has(one)) || new RegExp(String.raw`^(?:${superlatives})$`, 'iu').test(word)
}
