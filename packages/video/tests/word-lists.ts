import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { parse } from 'yaml'
import { z } from 'zod'

const fixtures = join(import.meta.dirname, 'fixtures')

const contextFile = z.array(
  z.strictObject({ theme: z.string(), language: z.enum(videoLanguages), context: z.string(), details: z.array(z.string()), orders: z.array(z.string()) }),
)
/** An order with a person's own words: its details are told, its orders to the writer are not. */
export type ContextOrder = z.infer<typeof contextFile>[number]

/** The orders of fixtures/contexts. */
export function readContexts(): ContextOrder[] {
  return ['first.yaml', 'second.yaml', 'third.yaml'].flatMap((file) => contextFile.parse(read(join(fixtures, 'contexts', file))))
}

const matches = z.array(z.tuple([z.string(), z.string(), z.string()]))
const matchFile = z.object({ pt: matches, en: matches })
/** `id` is the expected theme of the library or "none"; `about`, words of which a page has one. */
export type ThemeMatch = { language: VideoLanguage; theme: string; id: string; about: string[] }
export const matchFiles = ['seen.yaml', 'unseen.yaml'] as const

/** The rows of a file of fixtures/theme-matches. */
export function readThemeMatches(file: (typeof matchFiles)[number]): ThemeMatch[] {
  const { pt, en } = matchFile.parse(read(join(fixtures, 'theme-matches', file)))
  const rowsOf = (language: VideoLanguage, rows: z.infer<typeof matches>) =>
    rows.map(([theme, id, about]): ThemeMatch => ({ language, theme, id, about: about.split('|').filter(Boolean) }))
  return [...rowsOf('pt-BR', pt), ...rowsOf('en-US', en)]
}

const themeFile = z.record(z.enum(videoLanguages), z.array(z.string()))
export type TypedTheme = { language: VideoLanguage; theme: string }

/** The themes of a file, a list for each language. */
export function readThemes(file: string): TypedTheme[] {
  const lists = themeFile.parse(read(file))
  return videoLanguages.flatMap((language) => lists[language].map((theme) => ({ language, theme })))
}

/** Everything as text: a theme may be "no" or "1984". */
function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'), { schema: 'failsafe' })
}
