import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageRules } from '../languages.ts'

const folder = join(import.meta.dirname, '../../../tests/fixtures/portuguese-nouns')
const { nouns } = languageRules.pt

/** Nouns with the article that they take, or without. */
function readNouns(file: string): string[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(', ').filter(Boolean))
}

/** Nouns that get another article, when they are given without any. */
function wrongOf(file: string): string[] {
  return readNouns(file).flatMap((right) => {
    const given = nouns.withArticle(right.replace(/^(?:o|a|os|as) /, ''))
    return given === right ? [] : [`${given}, not ${right}`]
  })
}

test.each(['seen.txt', 'unseen.txt', 'unseen-later.txt', 'unseen-last.txt', 'unseen-final.txt', 'unseen-end.txt'])(
  'nouns, phrases and names take their article: %s',
  (file) => {
    expect(readNouns(file).length).toBeGreaterThanOrEqual(100)
    expect(wrongOf(file)).toEqual([])
  },
)
