import type { VideoLanguage } from '@relampago/domain/catalogue'
import { namesOf } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText } from '../text/fold-words.ts'
import { comparedThemes, type ComparedThemes } from './compared-themes.ts'
import { findTheme, findWider, type FoundTheme } from './find-theme.ts'
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
 * first ("curiosidades sobre o carro"), then with it: "falar em público" begins as an order does.
 * What is the name of a theme as it was typed is that theme: "mito da caverna".
 */
export function meantThemes(theme: string, { topic, title }: Pick<ThemeWording, 'topic' | 'title'>, language: VideoLanguage): MeantThemes {
  const core = topic || title
  const whole = theme.trim().slice(0, longestName)
  const found = firstFound([core, title, whole], language)
  if (found === null) return { ...noTheme, compared: comparedThemes(core, language) }
  const named = found.foundIn === whole ? null : firstFound([whole], language)
  return { compared: null, ...(named !== null && isNameOf(named.found, whole) && named.found.theme.id !== found.found.theme.id ? named : found) }
}

/** The wider theme that is told where none is meant: nothing else is known of what was typed. */
export function widerTheme({ topic, title }: Pick<ThemeWording, 'topic' | 'title'>, language: VideoLanguage): MeantThemes {
  const found = firstFound([topic || title, title], language, findWider)
  return found === null ? noTheme : { ...found, compared: null }
}

type Found = { found: FoundTheme; foundIn: string }

function firstFound(inputs: readonly string[], language: VideoLanguage, find = findTheme): Found | null {
  for (const foundIn of new Set(inputs)) {
    const found = find(foundIn, language)
    if (found !== null) return { found, foundIn }
  }
  return null
}

function isNameOf({ theme, language }: FoundTheme, typed: string): boolean {
  const bare = foldText(typed).replace(new RegExp(`^(?:${languageRules[language].theme.articles}) `), '')
  return (namesOf(theme.id, language)?.names ?? []).some((name) => foldText(name) === bare)
}
