import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentPlaces } from '../content/sources.ts'
import { checkContent } from './check-content.ts'
import { problemText } from './source/problems.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-families-'))
  cpSync(contentPlaces.content, folder, { recursive: true })
  rmSync(join(folder, 'struck'), { recursive: true, force: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What is found in the moons once a text of their file is another. */
function found(text: string, other: string): string[] {
  const file = join(folder, 'families/moons.yaml')
  const written = readFileSync(file, 'utf8')
  expect(written).toContain(text)
  writeFileSync(file, written.replace(text, other))
  return checkContent(folder).problems.map(problemText)
}

test.each([
  ['a kind that is not listed', 'kind: moon', 'kind: mooon', 'is no kind of kinds.yaml'],
  ['a property without sentences', 'P2386: "5150000"', 'P99999: "5150000"', 'has no sentences'],
  ['a property that says nothing of the kind', 'P2386: "5150000"', 'P1101: "5"', 'has no sentence for the kind moon'],
  ['an amount in words', '"5150000"', 'big', 'which is no amount'],
  ['a year that is none', '"1655"', 'about 1655', 'which is no moment'],
  ['a name of two things', 'names: [Titã], needs: kind', 'names: [hélio]', 'write "needs: kind"'],
])('%s is found, with its place', (_what, text, other, problem) => {
  const problems = found(text, other)

  expect(problems.join('\n')).toContain(problem)
  expect(problems.join('\n')).toMatch(/content\/families\/\w+\.yaml:\d+/)
})
