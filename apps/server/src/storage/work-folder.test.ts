import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOrphanSweep, leaseFolder, LeaseLostError } from './work-folder.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'relampago-work-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A folder with a file, and a lease that is not renewed. */
async function abandoned(name: string, lease: string | null): Promise<void> {
  await mkdir(join(root, name))
  await writeFile(join(root, name, 'upload.jpg'), 'a photo')
  if (lease !== null) await writeFile(join(root, name, 'lease.json'), lease)
}
async function look(sweep: () => Promise<void>, times: number): Promise<string[]> {
  for (let time = 0; time < times; time++) await sweep()
  return readdir(root)
}

describe('a leased folder', () => {
  it('is empty but for its lease, is renewed, and goes with its content', async () => {
    const folder = await leaseFolder(root, 5)
    const leaseOf = async () => JSON.parse(await readFile(join(folder.path, 'lease.json'), 'utf8').catch(() => '{}')) as { id?: string; renewals?: number }
    const first = await leaseOf()
    await writeFile(join(folder.path, 'upload.jpg'), 'a photo')

    expect(first).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, startedAt: expect.stringContaining('T') as string, renewals: 0 })
    await expect
      .poll(async () => {
        const { id, renewals = 0 } = await leaseOf()
        return id === first.id && renewals > 2
      })
      .toBe(true)
    await folder[Symbol.asyncDispose]()
    expect(await readdir(root)).toEqual([])
  })

  it('shows a whole lease at every look, because renewing writes over it', async () => {
    await using folder = await leaseFolder(root, 1)
    const lengths = new Set<number>()
    const leases = new Set<string>()
    for (let time = 0; time < 3000; time++) {
      const lease = await readFile(join(folder.path, 'lease.json'), 'utf8')
      lengths.add(lease.length)
      leases.add(lease)
    }

    expect([...lengths]).toEqual([120])
    expect(leases.size).toBeGreaterThan(10)
  })

  it('is lost when it was removed, and does not come back', async () => {
    await using folder = await leaseFolder(root, 60_000)
    await folder.checkHeld()
    expect(folder.lost.aborted).toBe(false)

    await rm(folder.path, { recursive: true })
    await folder.checkHeld()

    expect(folder.lost.reason).toBeInstanceOf(LeaseLostError)
    expect(await readdir(root)).toEqual([])
  })

  it('says so by itself with the next renewal', async () => {
    await using folder = await leaseFolder(root, 5)

    await rm(join(folder.path, 'lease.json'))

    await expect.poll(() => folder.lost.aborted).toBe(true)
  })
})

describe('the sweep of orphans', () => {
  it('removes a folder whose lease was the same in six looks, and one without a lease', async () => {
    await abandoned('leased-a', '{"id":"a","renewals":3}')
    await abandoned('4711-old', null)
    const sweep = createOrphanSweep(root)

    expect(await look(sweep, 5)).toEqual(['4711-old', 'leased-a'])
    expect(await look(sweep, 1)).toEqual([])
  })

  it('begins to count again with each renewal, and spares the cache and plain files', async () => {
    await abandoned('leased-b', '1')
    await mkdir(join(root, 'cache'))
    await writeFile(join(root, 'note'), '')
    const sweep = createOrphanSweep(root)
    await look(sweep, 5)
    await writeFile(join(root, 'leased-b', 'lease.json'), '2')

    expect(await look(sweep, 5)).toEqual(['cache', 'leased-b', 'note'])
    expect(await look(sweep, 1)).toEqual(['cache', 'note'])
  })

  it('counts looks that come together after a hanging disk as one', async () => {
    await abandoned('leased-c', '1')
    const sweep = createOrphanSweep(root)

    await Promise.all(Array.from({ length: 20 }, () => sweep()))

    expect(await readdir(root)).toEqual(['leased-c'])
  })

  it('spares a folder whose lease it cannot read, and goes on with the others', async () => {
    await mkdir(join(root, 'leased-d', 'lease.json'), { recursive: true })
    await abandoned('leased-e', '1')
    const sweep = createOrphanSweep(root)

    for (let time = 0; time < 7; time++) await expect(sweep()).rejects.toThrow('without a readable lease')

    expect(await readdir(root)).toEqual(['leased-d'])
  })

  it('compares no times: those of the disk may be years off', async () => {
    await using folder = await leaseFolder(root, 60_000)
    await abandoned('leased-f', '1')
    const sweep = createOrphanSweep(root)
    for (let time = 0; time < 12; time++) {
      await folder.checkHeld()
      for (const path of [folder.path, join(folder.path, 'lease.json')]) await utimes(path, new Date(0), new Date(0))
      await utimes(join(root, 'leased-f', 'lease.json'), new Date('2099-01-01'), new Date('2099-01-01')).catch(() => undefined)
      await sweep()
    }

    expect(await readdir(root)).toEqual([basename(folder.path)])
  })

  it('has nothing to do where no folder was made yet', async () => {
    expect(await look(createOrphanSweep(join(root, 'work')), 1)).toEqual(['work'])
  })
})
