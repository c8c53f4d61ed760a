import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStageCache } from './stage-cache.ts'
import { stageKey } from './stage-key.ts'
import { sweepStageCache } from './sweep-stage-cache.ts'

let root = ''
let cache = ''
let first = ''
let second = ''
let now = new Date()
const key = stageKey('narration', { text: 'Bom dia' })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stage-cache-'))
  ;[cache, first, second] = ['cache', 'first', 'second'].map((name) => join(root, name)) as [string, string, string]
  await Promise.all([mkdir(first), mkdir(second)])
  await writeFile(join(first, 'voice.wav'), 'a voice')
  now = new Date()
})
afterEach(() => rm(root, { recursive: true }))

/** Names of entries, written and being written. */
const entries = async () => (await readdir(cache)).filter((name) => name !== '.written').toSorted()
const open = () => openStageCache({ folder: cache, now: () => now })
const keepVoice = (under = key) => open().keep(under, { rate: 150 }, ['voice.wav'], first)

describe('the result of a step', () => {
  it('comes back with its files in another folder', async () => {
    await keepVoice()

    expect(await open().take(key, second)).toEqual({ rate: 150 })
    expect(await readFile(join(second, 'voice.wav'), 'utf8')).toBe('a voice')
  })

  it('is not found for another input, and found whatever the order of the fields', async () => {
    await keepVoice(stageKey('segment', { a: 1, b: { c: [2], d: 3 } }))

    expect(await open().take(stageKey('segment', { b: { d: 3, c: [2] }, a: 1 }), second)).not.toBeNull()
    expect(await open().take(stageKey('segment', { b: { d: 3, c: [4] }, a: 1 }), second)).toBeNull()
    expect(await open().take(stageKey('picture', { b: { d: 3, c: [2] }, a: 1 }), second)).toBeNull()
  })

  it.each([
    ['a file was cut short', (entry: string) => truncate(join(entry, 'voice.wav'), 3)],
    ['a file has other bytes', (entry: string) => writeFile(join(entry, 'voice.wav'), 'a noise')],
    ['a file is missing', (entry: string) => rm(join(entry, 'voice.wav'))],
    ['its text was cut short', (entry: string) => truncate(join(entry, 'entry.json'), 80)],
  ])('is made again when %s', async (_, damage) => {
    await keepVoice()
    await damage(join(cache, key))

    expect(await open().take(key, second)).toBeNull()
    expect(await readdir(second)).toEqual([])

    await rm(join(first, 'voice.wav'))
    await writeFile(join(first, 'voice.wav'), 'made again')
    await keepVoice()
    expect(await open().take(key, second)).toEqual({ rate: 150 })
  })

  it('may be written by two at once, and is whole either way', async () => {
    await Promise.all(Array.from({ length: 8 }, () => keepVoice()))

    expect(await open().take(key, second)).toEqual({ rate: 150 })
    expect(await entries()).toEqual([key])
  })

  it('reports, and does not throw, when it cannot be written', async () => {
    const reported: string[] = []
    const full = openStageCache({ folder: join(first, 'voice.wav'), now: () => now, onTrouble: (what) => reported.push(what) })

    await full.keep(key, {}, [], first)

    expect(reported[0]).toContain('EEXIST')
    expect(await full.take(key, second)).toBeNull()
  })

  it('is of no use after a day', async () => {
    await keepVoice()
    now = new Date(now.getTime() + 24.1 * 3600e3)

    expect(await open().take(key, second)).toBeNull()
    expect(await entries()).toEqual([])
  })
})

describe('the sweep', () => {
  it('removes what is older than a day, and beyond the size the oldest first', async () => {
    const hours = { old: 25, middle: 3, young: 2, newest: 1 }
    for (const [name, age] of Object.entries(hours)) {
      await keepVoice(name)
      const time = new Date(now.getTime() - age * 3600e3)
      await utimes(join(cache, name), time, time)
    }

    await sweepStageCache(cache, now, 10_000)
    expect(await entries()).toEqual(['middle', 'newest', 'young'])

    await sweepStageCache(cache, now, 500)
    expect(await entries()).toEqual(['newest', 'young'])
  })

  it('removes what a process left half written, and has nothing to say of a folder that is not there', async () => {
    await mkdir(join(cache, '.making-1'), { recursive: true })
    await sweepStageCache(cache, now, 10_000)
    expect(await readdir(cache)).toEqual(['.making-1'])

    await sweepStageCache(cache, new Date(now.getTime() + 2 * 3600e3), 10_000)
    expect(await readdir(cache)).toEqual([])
    await sweepStageCache(join(root, 'nowhere'), now, 0)
  })
})
