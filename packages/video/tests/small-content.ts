import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { checkContent } from '../src/content-build/check-content.ts'
import { problemText } from '../src/content-build/source/problems.ts'
import { openSource } from '../src/content-build/source/source-file.ts'
import { themeDomains } from '../src/content/kinds/kinds.ts'
import { contentPlaces } from '../src/content/sources.ts'
import { fixedContent } from './fixed-content.ts'

/** A small content in a folder of its own: one theme and two files of actions stand for all. */
let folder: string
const changed = new Map<string, string | null>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-content-'))
  const kept = /^(?:phrases|speech|names|words|actions\/(?:food|care)|pictures|sizes|encyclopedia)\b/
  for (const name of readdirSync(contentPlaces.content, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.yaml') && kept.test(name)) cpSync(join(contentPlaces.content, name), join(folder, name))
  cpSync(fixedContent, folder, { recursive: true })
  writeFileSync(join(folder, 'actions.yaml'), smallChoices)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  for (const [file, text] of changed) {
    if (text === null) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), text)
  }
  changed.clear()
})

const smallChoices = `domains: { ${themeDomains.map((domain) => `${domain}: food`).join(', ')} }\nrecognised: [food]\ncare: care\n`

/** Writes a file of the small content, or removes it; until the end of the test. */
export function put(file: string, text: string | null): void {
  const path = join(folder, file)
  if (!changed.has(file)) changed.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null)
  if (text === null) return rmSync(path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

export function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

export function ofProject(file: string): string {
  return readFileSync(join(contentPlaces.content, file), 'utf8')
}

/** Replaces a text that stands in a file. */
export function plant(file: string, from: string, to: string): void {
  expect(textOf(file)).toContain(from)
  put(file, textOf(file).replace(from, to))
}

/** Files that no test changes are parsed once. */
const opened = new Map<string, ReturnType<typeof openSource>>()
function openOnce(from: string, name: string): ReturnType<typeof openSource> {
  const key = `${name} ${existsSync(join(from, name)) ? readFileSync(join(from, name), 'utf8') : ''}`
  const file = opened.get(key) ?? openSource(from, name)
  opened.set(key, file)
  return file
}

/** Everything that is wrong in the small content. */
export const found = () => checkContent(folder, openOnce).problems.map(problemText)

/** Two sentences of the theme, as written. */
export const firstSay = 'say: O grão de café é a semente de uma fruta parecida com a cereja.'
export const roastSay = 'say: Moa o café só na hora de preparar, porque o aroma se perde rápido.'
