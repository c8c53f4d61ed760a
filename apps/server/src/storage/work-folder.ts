import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'

// Folders for temporary files. Each holds a lease that its owner renews, so that an orphan differs
// from a folder in use. Process ids do not show that: they repeat in containers, and mean nothing
// on another machine that shares the disk.

/** Between two renewals of a lease, and between two looks for orphans. */
export const leaseEveryMs: Milliseconds = 10_000
/**
 * Looks in a row that must find a lease unchanged. Looks, not seconds: no two clocks are compared,
 * and a machine that was suspended does not count that time.
 */
const looksUntilOrphan = 6
const leaseFile = 'lease.json'
/** Has no owner. */
const cacheFolder = 'cache'

/** Removed with all its content when disposed. */
export type LeasedFolder = AsyncDisposable & { path: string }

/** Makes an empty folder in `root` for one piece of work. */
export async function leaseFolder(root: string, everyMs = leaseEveryMs): Promise<LeasedFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const path = await mkdtemp(join(root, 'leased-'))
  const lease = { id: randomUUID(), startedAt: new Date().toISOString(), renewals: 0 }
  const write = () => writeFile(join(path, leaseFile), JSON.stringify(lease))
  await write()
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    lease.renewals += 1
    // The next renewal makes up for one that failed.
    renewing = renewing.then(write).catch(() => undefined)
  }, everyMs).unref()
  return {
    path,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await renewing
      await rm(path, { recursive: true, force: true })
    },
  }
}

/**
 * Gives a function that looks at `root` once, and removes the folders whose leases are not renewed.
 */
export function createOrphanSweep(root: string): () => Promise<void> {
  let seen = new Map<string, { lease: string; looks: number }>()
  return async () => {
    const found = new Map<string, { lease: string; looks: number }>()
    for (const name of await foldersIn(root)) {
      const lease = await readFile(join(root, name, leaseFile), 'utf8').catch(() => 'no lease')
      const last = seen.get(name)
      const looks = last?.lease === lease ? last.looks + 1 : 1
      if (looks < looksUntilOrphan) found.set(name, { lease, looks })
      else await rm(join(root, name), { recursive: true, force: true })
    }
    seen = found
  }
}

async function foldersIn(root: string): Promise<string[]> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const entries = await readdir(root, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && entry.name !== cacheFolder).map(({ name }) => name)
}
