import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { comparisonsFile, kindsFile, namesFile, propertiesFile, unitsFile } from '../content/schema/encyclopedia.ts'
import { contentPlaces } from '../content/sources.ts'
import { encyclopediaProblems } from './rules/encyclopedia-rules.ts'
import type { EncyclopediaFiles, Read } from './source/read-content.ts'
import { problemText } from './source/problems.ts'
import { openSource } from './source/source-file.ts'
import type { z } from 'zod'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-encyclopedia-'))
  cpSync(join(contentPlaces.content, 'encyclopedia'), join(folder, 'encyclopedia'), { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function read<Value>(name: string, schema: z.ZodType<Value>): Read<Value> {
  const file = openSource(folder, name)
  const { value, problems } = file.read(schema)
  expect(problems).toEqual([])
  return { id: name, file, value: value as Value }
}

function found(): string[] {
  const files: EncyclopediaFiles = {
    properties: readdirSync(join(folder, 'encyclopedia/properties')).map((name) => read(`encyclopedia/properties/${name}`, propertiesFile)),
    kinds: read('encyclopedia/kinds.yaml', kindsFile),
    units: read('encyclopedia/units.yaml', unitsFile),
    comparisons: read('encyclopedia/comparisons.yaml', comparisonsFile),
    names: read('encyclopedia/names.yaml', namesFile),
  }
  return encyclopediaProblems(files).map(problemText)
}

function plant(file: string, from: string, to: string): void {
  const path = join(folder, 'encyclopedia', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('the forms of facts', () => {
  test('of the project keep every rule, for at least 80 properties', () => {
    const numbers = readdirSync(join(folder, 'encyclopedia/properties')).flatMap(
      (name) => readFileSync(join(folder, 'encyclopedia/properties', name), 'utf8').match(/^P\d+(?=:)/gm) ?? [],
    )

    expect(found()).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThanOrEqual(80)
  })

  test.each([
    ['an unknown gap', 'properties/measures.yaml', '{the} {tem|têm} {value} de altitude.', '{the} {tem|têm} {height} de altitude.', 'has the gap {height}'],
    ['a unknown scale', 'properties/measures.yaml', 'scale: height', 'scale: hight', 'P2044.scale is no scale'],
    ['an unknown kind', 'properties/measures.yaml', '- kinds: [mountain]', '- kinds: [mountian]', 'is no kind of kinds.yaml'],
    ['an unknown comparison', 'properties/measures.yaml', 'compare: height', 'compare: hight', 'is no table of comparisons.yaml'],
    ['a sentence without its end', 'properties/measures.yaml', '{value} de altitude.', '{value} de altitude', 'ends with "e"'],
    ['a property in two files', 'properties/dates.yaml', 'P571:', 'P2044:', 'P2044 stands in two files'],
    ['a count of nothing', 'properties/measures.yaml', 'counted: { one: habitante, many: habitantes }, ', '', 'counted is missing'],
    ['a wrong dimension', 'units.yaml', 'dimension: length', 'dimension: lenght', 'is none of dimensions'],
    ['an interest above all', 'properties/measures.yaml', 'interest: 7', 'interest: 11', 'is not from 0 to 9'],
  ])('with %s are reported', (_name, file, from, to, message) => {
    plant(file, from, to)

    expect(found().join('\n')).toContain(message)
  })
})
