import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContent } from '../content/open-content.ts'
import { readPack, sectionOf } from '../content/pack.ts'
import type { Theme } from '../content/schema/theme.ts'
import { contentPlaces, type ContentPlaces } from '../content/sources.ts'
import { fixedContent } from '../../tests/fixed-content.ts'
import { buildPack } from './build-pack.ts'

let folder: string
let places: ContentPlaces

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-pack-'))
  places = { content: join(folder, 'content'), code: [join(folder, 'code')], pack: join(folder, 'build/content.pack') }
  mkdirSync(join(folder, 'code'))
  cpSync(contentPlaces.content, places.content, { recursive: true })
  rmSync(join(places.content, 'themes'), { recursive: true })
  cpSync(fixedContent, places.content, { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const coffee = () => join(places.content, 'themes/food/coffee.yaml')
const topicIn = (language: string) => (sectionOf(openContent(places), `themes/coffee/${language}`) as Theme | null)?.topic
const changeCoffee = (from: string, to: string) => writeFileSync(coffee(), readFileSync(coffee(), 'utf8').replaceAll(from, to))

test('what a process opens is the content as it is now', () => {
  expect(topicIn('pt')).toBe('café')

  changeCoffee('topic: café', 'topic: cafezinho')
  expect(topicIn('pt')).toBe('cafezinho')

  rmSync(coffee())
  expect(topicIn('pt')).toBeUndefined()
})

test('content that did not change is not built again', () => {
  buildPack(places)
  const before = statSync(places.pack).mtimeMs

  openContent(places)
  buildPack(places)

  expect(statSync(places.pack).mtimeMs).toBe(before)
})

test('files with other times and the same words, as after a checkout, keep the pack and note the times', () => {
  buildPack(places)
  const before = readPack(places.pack)
  utimesSync(coffee(), new Date(1e12), new Date(1e12))

  buildPack(places)

  const after = readPack(places.pack)
  expect(after?.body.equals(before?.body ?? Buffer.alloc(0))).toBe(true)
  expect(after?.header.fingerprint).not.toBe(before?.header.fingerprint)
})

test('a change in the code that reads the content builds it again', () => {
  buildPack(places)
  const before = readPack(places.pack)?.header.hash
  writeFileSync(join(folder, 'code/fold.ts'), 'export {}')

  openContent(places)

  expect(readPack(places.pack)?.header.hash).not.toBe(before)
})

test('content that is wrong is not built: the one that opens it hears where, and the earlier pack stays', () => {
  buildPack(places)
  const before = readFileSync(places.pack)
  changeCoffee('domain: food', 'domain: foood')

  expect(() => openContent(places)).toThrow(/content\/themes\/food\/coffee\.yaml:1: domain is "foood"/)
  expect(readFileSync(places.pack).equals(before)).toBe(true)
})

test('processes that build at once leave one whole pack and nothing else', async () => {
  const builder = join(import.meta.dirname, 'build-pack-child.ts')
  const children = Array.from({ length: 3 }, () => spawn(process.execPath, [builder, JSON.stringify(places)], { stdio: 'ignore' }))
  const codes = await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))

  expect(codes).toEqual([0, 0, 0])
  expect(readdirSync(join(folder, 'build'))).toEqual(['content.pack'])
  expect(topicIn('en')).toBe('coffee')
})

test('a theme is in the pack in the languages that it has, with the facts that it has in them', () => {
  const text = readFileSync(coffee(), 'utf8')
  writeFileSync(coffee(), text.replace(/\nen:\n(?: {2}.*\n)+/, '\n').replace(/ {4}en:\n(?: {6}.*\n)+/, ''))

  const pack = openContent(places)

  expect(sectionOf(pack, 'themes/coffee/en')).toBeNull()
  expect(sectionOf(pack, 'themes/en')).toEqual([])
  expect(sectionOf(pack, 'themes/pt')).toMatchObject([{ id: 'coffee', unless: ['café da manhã', 'café da tarde', 'café com leite', 'borra'] }])
  expect((sectionOf(pack, 'themes/coffee/pt') as Theme).facts).toHaveLength(11)
})
