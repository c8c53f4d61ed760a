import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguages } from '@relampago/domain/catalogue'
import { expect, test } from 'vitest'
import { actionChoices, actionWords, isOffered, phrases, pictureLists, readActions, readTheme, speechWords, themeNames, words } from './content.ts'

test('every part of the content can be read in every language', () => {
  for (const language of interfaceLanguages) {
    for (const { id } of themeNames(language)) expect(readTheme(id, language)).toMatchObject({ id, topic: expect.any(String) as string })
    for (const { id } of actionWords(language)) expect(readActions(id, language)).toMatchObject({ id, question: expect.any(String) as string })
    expect(phrases(language).theme.hooks.plain.length).toBeGreaterThan(0)
    expect(Object.keys(speechWords(language).letters)).toHaveLength(26)
    expect(words(language).empty.size).toBeGreaterThan(70)
  }
  expect(readActions(actionChoices().care, 'pt').approach).toBe('care')
  expect(pictureLists().general.icons.length).toBeGreaterThan(0)
})

test('what the content does not hold is refused by name', () => {
  expect(isOffered('coffee', 'pt')).toBe(true)
  expect(isOffered('no-such-theme', 'pt')).toBe(false)
  expect(() => readTheme('no-such-theme', 'pt')).toThrow('The content has no themes/no-such-theme/pt')
})

test('a process that only reads loads no schema: the parser costs more than everything else at its start', () => {
  const source = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/^content-build|^content\/schema|\.test\.ts$/.test(file))
  const loading = files.filter((file) => /^import \{[^}]*\} from '[^']*\bschema\//m.test(readFileSync(join(source, file), 'utf8')))

  expect(files.length).toBeGreaterThan(100)
  expect(loading).toEqual([])
})
