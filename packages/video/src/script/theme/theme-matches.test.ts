import { expect, test } from 'vitest'
import { matchFiles, readThemeMatches } from '../../../tests/word-lists.ts'
import { findTheme } from './find-theme.ts'
import { themeWording } from './theme-wording.ts'

/** The rows that are matched to another theme than they should be, with what was found. */
function wrongOf(file: (typeof matchFiles)[number]): string[] {
  return readThemeMatches(file).flatMap(({ theme, language, id }) => {
    const wording = themeWording(theme, language)
    const found = findTheme(wording.topic || wording.title, language)?.theme.id ?? 'none'
    return found === id ? [] : [`${theme}: ${found}, not ${id}`]
  })
}

test.each(matchFiles)('themes with two meanings, with accents and with shared words are not confused: %s', (file) => {
  expect(wrongOf(file)).toEqual([])
})
