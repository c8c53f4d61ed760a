import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAnswerCache } from './answer-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-answers-'))
  return () => rm(folder, { recursive: true, force: true })
})
const now = () => new Date('2026-11-20T15:00:00Z')
const address = (number: number) => `https://encyclopedia.example/${number}`

describe('stored answers', () => {
  it('stay within their size; the oldest go first', async () => {
    const cache = openAnswerCache({ folder, now, maxBytes: 10_000 })
    for (let number = 0; number < 20; number += 1) {
      await cache.write(address(number), 'x'.repeat(1000), 60_000)
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name))
        await utimes(join(folder, name), new Date(), new Date(mtimeMs - 1000))
      }
    }

    const stored = await Promise.all([...Array(20).keys()].map((number) => cache.read(address(number))))
    expect(stored.slice(0, 10).every((text) => text === null)).toBe(true)
    expect(stored.at(-1)).toBe('x'.repeat(1000))
  })

  it('that no process can write are none', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const cache = openAnswerCache({ folder: join(file, 'below'), now })

    await cache.write(address(1), 'text', 60_000)

    expect(await cache.read(address(1))).toBeNull()
  })

  it('are never larger than all that may be stored', async () => {
    const cache = openAnswerCache({ folder, now, maxBytes: 100 })

    await cache.write(address(1), 'x'.repeat(200), 60_000)

    expect(await readdir(folder)).toEqual([])
  })
})
