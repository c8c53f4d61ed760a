import type { VideoLanguage } from '@relampago/domain/catalogue'
import { pictureLists } from '../../content/content.ts'
import type { IconMatch } from '../icons/match-icon.ts'
import { spellings } from '../icons/read-text.ts'

/** Small words between one of kin and its owner: "a mãe dos polvos", "the young of an octopus". */
const mostBetween = 2
const longestSmall = 3

/**
 * Whether a match is a person only by a word of kin that stands beside the theme: "a mãe polvo" and
 * "the father of a seahorse" are no people. A theme that is about kin itself keeps them.
 */
export function isKinOfTheme({ id, word }: Pick<IconMatch, 'id' | 'word'>, text: string, theme: string, language: VideoLanguage): boolean {
  if (word === null || !pictureLists().kin.includes(id)) return false
  const formsOf = (one: string) => [one, ...spellings(one, language)]
  const themes = new Set(wordsOf(theme).flatMap(formsOf))
  const isTheme = (one: string | undefined) => one !== undefined && formsOf(one).some((form) => themes.has(form))
  const said = wordsOf(text)
  const kin = wordsOf(word).at(-1) ?? ''
  if (isTheme(kin)) return false
  return said.some((one, at) => {
    if (one !== kin) return false
    const behind = said.slice(at + 1, at + 2 + mostBetween)
    const owner = behind.findIndex(isTheme)
    return isTheme(said[at - 1]) || (owner !== -1 && behind.slice(0, owner).every(({ length }) => length <= longestSmall))
  })
}

function wordsOf(written: string): string[] {
  return written.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
}
