import { baseLanguage, interfaceLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { findTheme, type FoundTheme } from './find-theme.ts'

export type ComparedThemes = {
  one: FoundTheme
  other: FoundTheme
  /** The word between them in the language of the video: "ou". */
  joint: string
}

/**
 * The two themes of the library that an input sets against each other ("gatos ou cachorros", "Mars
 * vs Venus"), or `null` when it is not about exactly two of them.
 */
export function comparedThemes(input: string, language: VideoLanguage): ComparedThemes | null {
  const own = baseLanguage[language]
  for (const speech of [own, ...interfaceLanguages.filter((other) => other !== own)]) {
    for (const pattern of languageRules[speech].theme.compared) {
      const match = pattern.exec(input.trim())
      if (match === null) continue
      const [one, other] = [match[1], match[2]].map((name = '') => findTheme(name, language))
      if (!one || !other || one.theme.id === other.theme.id) continue
      if (one.extraWords.length + other.extraWords.length > 0) continue
      return { one, other, joint: languageRules[own].theme.or }
    }
  }
  return null
}
