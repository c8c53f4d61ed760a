import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { foldText, foldWord } from '../../script/text/fold-words.ts'

/** Whether two words of a page are one, in whatever number: "octopus" and "octopuses". */
export function isSameWord(one: string, other: string, language: InterfaceLanguage): boolean {
  if (foldWord(one, language) === foldWord(other, language)) return true
  const [short = '', long = ''] = [foldText(one), foldText(other)].toSorted((first, second) => first.length - second.length)
  return short.length > 3 && [`${short}s`, `${short}es`].includes(long)
}

/** Where the words of a name stand one behind the other in a text. */
export function placesOf(name: readonly string[], text: readonly string[], language: InterfaceLanguage): number[] {
  if (name.length === 0) return []
  return text.flatMap((_, place) => (name.every((word, index) => isSameWord(text[place + index] ?? '', word, language)) ? [place] : []))
}
