import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOrphanSweep, leaseFolder } from './work-folder.ts'

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

  it('has nothing to do where no folder was made yet', async () => {
    expect(await look(createOrphanSweep(join(root, 'work')), 1)).toEqual(['work'])
  })
})
