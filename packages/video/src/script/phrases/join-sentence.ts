import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { foldText } from '../text/fold-words.ts'

/** First words that are never names, so a sentence may begin with them in small letters. */
const smallWords = {
  pt: new Set(
    'o a os as um uma uns umas no na nos nas em de do da dos das com sem para por ate cerca quase mais menos quem se quando cada todo toda nem so voce'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an in on at of with without for from by about almost more less most when if each every no only you your up to over under around'.split(' '),
  ),
} as const satisfies Record<InterfaceLanguage, ReadonlySet<string>>

/** Whether a sentence may follow a connective: its first word is not a name, and it has no colon of its own. */
export function canJoin(sentence: string, language: InterfaceLanguage): boolean {
  return !sentence.includes(':') && smallWords[language].has(foldText(sentence.split(/\s/)[0] ?? ''))
}

/** "E tem mais: " and "O grão..." make "E tem mais: o grão...". */
export function joinSentence(connective: string, sentence: string): string {
  return connective + sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
