import type { VideoLanguage } from '@relampago/domain/catalogue'
import { comparedThemes, type ComparedThemes } from './compared-themes.ts'
import { findTheme, type FoundTheme } from './find-theme.ts'
import type { ThemeWording } from './theme-wording.ts'

/** The theme of the library that an input is about, or the two that it compares. */
export type MeantThemes = {
  found: FoundTheme | null
  compared: ComparedThemes | null
  /** The words in which it was found. */
  foundIn: string
}

export const noTheme: MeantThemes = { found: null, compared: null, foundIn: '' }

/** Characters; no name of a theme is longer. */
const longestName = 60

/**
 * What a theme as typed, and as its wording reads it, means. It is looked for without its opening
 * first ("curiosidades sobre o carro"), then with it: "história do carro" is a theme of its own,
 * and "falar em público" begins as an order does.
 */
export function meantThemes(theme: string, { topic, title }: Pick<ThemeWording, 'topic' | 'title'>, language: VideoLanguage): MeantThemes {
  const core = topic || title
  for (const foundIn of new Set([core, title, theme.trim().slice(0, longestName)])) {
    const found = findTheme(foundIn, language)
    if (found !== null) return { found, compared: null, foundIn }
  }
  return { ...noTheme, compared: comparedThemes(core, language) }
}
