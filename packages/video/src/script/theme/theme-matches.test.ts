import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findTheme } from './find-theme.ts'
import { themeWording } from './theme-wording.ts'

const folder = join(import.meta.dirname, '../../../tests/fixtures/theme-matches')
const languages = { pt: 'pt-BR', en: 'en-US' } as const

type Rows = Record<keyof typeof languages, readonly (readonly [theme: string, id: string, about: string])[]>

function readRows(file: string): Rows {
  return parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }) as Rows
}

/** The rows that are matched to another theme than they should be, with what was found. */
function wrongOf(file: string): string[] {
  const rows = readRows(file)
  return Object.entries(languages).flatMap(([language, video]) =>
    rows[language as keyof typeof languages].flatMap(([theme, id]) => {
      const wording = themeWording(theme, video)
      const found = findTheme(wording.topic || wording.title, video)?.theme.id ?? 'none'
      return found === id ? [] : [`${theme}: ${found}, not ${id}`]
    }),
  )
}

test.each(['seen.yaml', 'unseen.yaml'])('themes with two meanings, with accents and with shared words are not confused: %s', (file) => {
  expect(wrongOf(file)).toEqual([])
})
