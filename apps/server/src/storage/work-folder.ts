import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'

// Folders for temporary files. Each holds a lease that its owner renews, so that an orphan differs
// from a folder in use. Process ids do not show that: they repeat in containers, and mean nothing
// on another machine that shares the disk.

/** Between two renewals of a lease, and between two looks for orphans. */
export const leaseEveryMs: Milliseconds = 10_000
/**
 * Looks in a row that must find a lease unchanged. Looks, not seconds: no two clocks are compared,
 * neither those of machines nor those of disks, and a machine that was suspended does not count
 * that time.
 */
const looksUntilOrphan = 6
const leaseFile = 'lease.json'
/** All leases have this length. */
const leaseBytes = 120
/** Has no owner. */
const cacheFolder = 'cache'

/** The folder was removed while it was in use. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Removed with all its content when disposed. */
export type LeasedFolder = AsyncDisposable & {
  path: string
  /**
   * Aborts with a `LeaseLostError` when the folder is gone: it was deleted by hand, or this machine
   * stood still for so long that another one took it for an orphan.
   */
  lost: AbortSignal
  /** Looks now, and aborts `lost` when the folder is gone. */
  checkHeld: () => Promise<void>
}

/** Makes an empty folder in `root` for one piece of work. */
export async function leaseFolder(root: string, everyMs = leaseEveryMs): Promise<LeasedFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const path = await mkdtemp(join(root, 'leased-'))
  const file = join(path, leaseFile)
  const lease = { id: randomUUID(), startedAt: new Date().toISOString(), renewals: 0 }
  const text = () => JSON.stringify(lease).padEnd(leaseBytes)
  await writeFile(file, text())
  const lost = new AbortController()
  let renewing = Promise.resolve()
  const renew = () => {
    lease.renewals += 1
    renewing = renewing.then(() => overwrite(file, text())).catch((error: NodeJS.ErrnoException) => noteLoss(error, path, lost))
    return renewing
  }
  const timer = setInterval(() => void renew(), everyMs).unref()
  return {
    path,
    lost: lost.signal,
    checkHeld: renew,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await renewing
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** The next renewal makes up for one that failed, unless the lease is gone. */
function noteLoss({ code }: NodeJS.ErrnoException, path: string, lost: AbortController): void {
  if (code === 'ENOENT' || code === 'ESTALE') lost.abort(new LeaseLostError(`${path} was removed`))
}

/** Needs no space, so that a full disk does not make a lease look abandoned. */
async function overwrite(file: string, text: string): Promise<void> {
  await using handle = await open(file, 'r+')
  await handle.write(text, 0)
}

type Seen = { lease: string; looks: number }

/**
 * Gives a function that looks at `root` once, and removes the folders whose leases are not renewed.
 * Calls while it looks share that look: a disk that hung for minutes must not turn them into many
 * looks at the same moment.
 */
export function createOrphanSweep(root: string): () => Promise<void> {
  let seen = new Map<string, Seen>()
  let looking: Promise<void> | null = null
  async function look(): Promise<void> {
    const found = new Map<string, Seen>()
    const problems: unknown[] = []
    for (const name of await foldersIn(root)) {
      try {
        const now = await lookAt(join(root, name), seen.get(name))
        if (now !== null) found.set(name, now)
      } catch (error) {
        problems.push(error)
      }
    }
    seen = found
    if (problems.length > 0) throw new Error('folders without a readable lease were left', { cause: problems[0] })
  }
  return () => (looking ??= look().finally(() => (looking = null)))
}

/**
 * Removes the folder when it is an orphan, then gives `null`. Throws when its lease is unreadable.
 */
async function lookAt(folder: string, last: Seen | undefined): Promise<Seen | null> {
  const lease = await readLease(folder)
  const looks = last?.lease === lease ? last.looks + 1 : 1
  if (looks < looksUntilOrphan) return { lease, looks }
  await rm(folder, { recursive: true, force: true })
  return null
}

async function readLease(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, leaseFile), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'no lease'
    throw error
  }
}

async function foldersIn(root: string): Promise<string[]> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  const entries = await readdir(root, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && entry.name !== cacheFolder).map(({ name }) => name)
}
