import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'
import { sha256, sha256OfFile } from './stage-key.ts'
import { cacheAge, makingPrefix } from './sweep-stage-cache.ts'

/**
 * Results of the steps of the line, kept by the content of their input, so that a retry or an edit
 * makes only what changed. A result is plain JSON and the files that belong to it. Nothing here can
 * fail a video: an entry that is damaged, too old or being removed counts as not there, and one
 * that cannot be written is reported to `onTrouble`.
 */
export type StageCache = {
  /**
   * The result kept under the key, its files then in `folder` under their names; `null` when it
   * must be made. Files are shared: replace them, never write into them.
   */
  take<Result>(key: string, folder: string): Promise<Result | null>
  /** Keeps a result with its files, which are in `folder`. */
  keep(key: string, result: unknown, files: readonly string[], folder: string): Promise<void>
}

export type CachePlace = {
  folder: string
  now: () => Date
  /** Called with the reason when an entry could not be written. */
  onTrouble?: (what: string) => void
}

type KeptFile = { name: string; bytes: number; sha256: string }
type Entry = { result: unknown; files: KeptFile[] }

/** Without a folder nothing is kept. */
export const noCache: StageCache = { take: async () => null, keep: async () => undefined }

/**
 * A cache in a folder that several processes may use at once: an entry is a folder that appears
 * whole, by its renaming, and never changes.
 */
export function openStageCache({ folder, now, onTrouble = () => undefined }: CachePlace): StageCache {
  /** What the work gives, or `null` when the folder cannot be used: then nothing is cached. */
  async function orNothing<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
    try {
      return await work()
    } catch (error) {
      onTrouble(`cache: ${(error as Error).message}`)
      return null
    }
  }

  return {
    take: <Result>(key: string, into: string) =>
      orNothing(async () => {
        const place = join(folder, key)
        const entry = await readEntry(place, now())
        if (entry === null) return null
        const isWhole = (await Promise.all(entry.files.map((file) => takeFile(place, file, into)))).every(Boolean)
        // The key holds the version of the code that wrote the result, and its checksum was right.
        if (isWhole) return entry.result as Result
        await rm(place, { recursive: true, force: true })
        return null
      }),
    async keep(key, result, files, from) {
      const making = join(folder, `${makingPrefix}${randomUUID()}`)
      const isKept = await orNothing(() => writeEntry({ making, place: join(folder, key), result, files, from }))
      if (isKept === null) await orNothing(() => rm(making, { recursive: true, force: true }).then(() => null))
    },
  }
}

type Writing = { making: string; place: string; result: unknown; files: readonly string[]; from: string }

async function writeEntry({ making, place, result, files, from }: Writing): Promise<true> {
  await mkdir(making, { recursive: true, mode: 0o700 })
  const kept = await Promise.all(files.map((name) => keepFile(from, name, making)))
  const text = JSON.stringify({ result, files: kept } satisfies Entry)
  await writeFile(join(making, 'entry.json'), `${sha256(text)}\n${text}`)
  try {
    await rename(making, place)
  } catch (error) {
    // Another process was faster with the same result.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await rm(making, { recursive: true, force: true })
  }
  return true
}

/** `null` for an entry that is not there, expired or whose text is not what was written. */
async function readEntry(place: string, now: Date): Promise<Entry | null> {
  try {
    const age: Milliseconds = now.getTime() - (await stat(place)).mtimeMs
    const [sum, ...rest] = (await readFile(join(place, 'entry.json'), 'utf8')).split('\n')
    const text = rest.join('\n')
    if (age <= cacheAge && sum === sha256(text)) return JSON.parse(text) as Entry
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  await rm(place, { recursive: true, force: true })
  return null
}

async function keepFile(from: string, name: string, making: string): Promise<KeptFile> {
  const file = join(from, name)
  await linkOrCopy(file, join(making, name))
  return { name, bytes: (await stat(file)).size, sha256: await sha256OfFile(file) }
}

/** Brings one file of an entry into the folder; false when it is not what was kept. */
async function takeFile(place: string, { name, bytes, sha256: sum }: KeptFile, into: string): Promise<boolean> {
  const file = join(into, name)
  try {
    await linkOrCopy(join(place, name), file)
    if ((await stat(file)).size === bytes && (await sha256OfFile(file)) === sum) return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await rm(file, { force: true })
  return false
}

/** A second name for the same bytes where the disk allows it, which costs nothing. */
async function linkOrCopy(file: string, target: string): Promise<void> {
  await rm(target, { force: true })
  try {
    await link(file, target)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copyFile(file, target)
  }
}
