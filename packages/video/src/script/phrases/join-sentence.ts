import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { foldText } from '../text/fold-words.ts'

/**
 * Whether a sentence may follow a connective: its first word is not a name, and it has no colon of
 * its own.
 */
export function canJoin(sentence: string, language: InterfaceLanguage): boolean {
  return !sentence.includes(':') && words(language).small.has(foldText(sentence.split(/\s/)[0] ?? ''))
}

/**
 * "E tem mais:" and "O grão..." make "E tem mais: o grão..."; without a connective the sentence
 * stays as it is.
 */
export function joinSentence(connective: string, sentence: string): string {
  return connective === '' ? sentence : `${connective} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}
