import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onSmallDisk } from '../../tests/small-disk.ts'
import { cacheBytes, type CacheBudget } from './cache-budget.ts'
import { openStageCache } from './stage-cache.ts'

const run = promisify(execFile)
const child = join(import.meta.dirname, '../../tests/fill-cache-child.ts')
const reportOf = (stdout: string) => JSON.parse(stdout) as { stored: number; reported: string[]; unfinished: string[] }

let root = ''
let cache = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-budget-'))
  cache = join(root, 'cache')
  await mkdir(join(root, 'taken'))
})
afterEach(() => rm(root, { recursive: true }))

function keeping(budget: CacheBudget) {
  const opened = openStageCache({ folder: cache, now: () => new Date(), onTrouble: (what) => expect.fail(what), ...budget })
  return {
    keep: async (key: string, content: Uint8Array) => {
      await writeFile(join(root, 'picture.rgba'), content)
      await opened.keep(key, { key }, ['picture.rgba'], root)
    },
    take: async (key: string) => ((await opened.take(key, join(root, 'taken'))) === null ? null : readFile(join(root, 'taken', 'picture.rgba'))),
  }
}

/** Bytes on disk; a file that several entries share counts once. */
async function bytesIn(folder: string): Promise<number> {
  const files = new Map<number, number>()
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.isFile() === true) files.set(found.ino, found.size)
  }
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/** The most that was in the folder at any moment until the work was done. */
async function mostBytesIn(folder: string, work: Promise<unknown>): Promise<number> {
  const over = work.then(() => 'over' as const)
  let most = 0
  for (;;) {
    const seen = await Promise.race([over, bytesIn(folder)])
    if (seen === 'over') return most
    most = Math.max(most, seen)
  }
}

describe('the budget of the cache', () => {
  it('is never passed, also while several processes write', async () => {
    const budget = 4_000_000
    const filling = Promise.all(Array.from({ length: 3 }, () => run(process.execPath, [child, cache, '40', '150000', String(budget)])))
    const most = await mostBytesIn(cache, filling)

    expect(most).toBeLessThanOrEqual(budget)
    expect(most).toBeGreaterThan(budget / 4)
    expect((await filling).flatMap(({ stdout }) => reportOf(stdout).reported)).toEqual([])
    expect((await readdir(cache)).filter((name) => name.startsWith('.making'))).toEqual([])
  })

  it('makes the oldest entries go first', async () => {
    const { keep, take } = keeping({ maxBytes: 1_000_000 })
    const contents = Array.from({ length: 30 }, () => randomBytes(50_000))
    for (const [at, content] of contents.entries()) await keep(`picture-${String(at).padStart(2, '0')}`, content)

    const kept = (await readdir(cache)).filter((name) => name.startsWith('picture-')).toSorted()
    expect(kept.length).toBeGreaterThanOrEqual(10)
    expect(kept.length).toBeLessThanOrEqual(20)
    expect(kept).toEqual(contents.map((_, at) => `picture-${String(at).padStart(2, '0')}`).slice(-kept.length))
    expect(await take('picture-29')).toEqual(contents[29])
  })

  it('counts what was in the folder before anyone kept a tally', async () => {
    await keeping({ maxBytes: 1_000_000 }).keep('picture-old', randomBytes(60_000))
    await rm(join(cache, '.written'))
    const { keep } = keeping({ maxBytes: 100_000 })

    await keep('picture-new', randomBytes(5000))

    expect((await readdir(cache)).toSorted()).toEqual(['.written', 'picture-new'])
  })

  it('leaves out what is too large for it, and everything while the disk is too full', async () => {
    const tooLarge = keeping({ maxBytes: 1_000_000 })
    await tooLarge.keep('picture-large', randomBytes(100_000))
    const tooFull = keeping({ maxBytes: 1_000_000, leaveFree: 2 ** 60 })
    await tooFull.keep('picture-small', randomBytes(100))

    expect(await tooLarge.take('picture-large')).toBeNull()
    expect(await tooFull.take('picture-small')).toBeNull()
  })

  it('is 2 GB where nothing else is said, or 5 % of a smaller disk', async () => {
    expect(await cacheBytes(cache, {})).toBeGreaterThan(0)
    expect(await cacheBytes(cache, {})).toBeLessThanOrEqual(2_000_000_000)
    expect(await cacheBytes(cache, { maxBytes: 0 })).toBe(0)
  })
})

describe('a raw picture', () => {
  // Flat areas with a little grain, as backgrounds have them.
  const picture = Buffer.from(Uint8Array.from({ length: 400_000 }, (_, at) => (at % 4 === 3 ? 255 : 40 + (at % 7 === 0 ? 1 : 0))))

  it('is stored in far fewer bytes and comes back bit by bit', async () => {
    const { keep, take } = keeping({ maxBytes: 10_000_000 })
    await keep('picture-a', picture)

    expect(await bytesIn(cache)).toBeLessThan(picture.length / 3)
    expect((await take('picture-a'))?.equals(picture)).toBe(true)
  })

  it('that several entries have is stored once, and stays when one of them goes', async () => {
    const { keep, take } = keeping({ maxBytes: 10_000_000 })
    const grain = randomBytes(300_000)
    for (const key of ['picture-a', 'picture-b', 'picture-c']) await keep(key, grain)

    expect(await bytesIn(cache)).toBeLessThan(310_000)
    await rm(join(cache, 'picture-a'), { recursive: true })
    expect((await take('picture-c'))?.equals(grain)).toBe(true)
    await keep('picture-d', grain)
    expect((await take('picture-d'))?.equals(grain)).toBe(true)
  })
})

describe('a full disk', () => {
  it('is looked at before a write', async () => {
    const { stdout } = await onSmallDisk(3, cache, child, ['12', '400000', '100000000'])

    const { stored, unfinished } = reportOf(stdout)
    expect(stored).toBeLessThan(12)
    expect(unfinished).toEqual([])
  })

  it('that others fill in the meantime is reported, fails no video and leaves nothing half written', async () => {
    const notLooking = '-1000000000'
    const { stdout } = await onSmallDisk(3, cache, child, ['12', '700000', '100000000', notLooking])

    const { stored, reported, unfinished } = reportOf(stdout)
    expect(reported.length).toBeGreaterThan(0)
    expect(reported.filter((what) => !/ENOSPC|EFBIG/.test(what))).toEqual([])
    expect(stored).toBeLessThan(12)
    expect(unfinished).toEqual([])
  })
})
