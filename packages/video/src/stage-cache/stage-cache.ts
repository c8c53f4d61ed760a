import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bytes, Milliseconds } from '@relampago/domain/units'
import { makeRoom, type CacheBudget } from './cache-budget.ts'
import { pack, unpack } from './pack.ts'
import { sha256 } from './stage-key.ts'
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
   * must be made.
   */
  take<Result>(key: string, folder: string): Promise<Result | null>
  /** Keeps a result with its files, which are in `folder`, if the budget has room for it. */
  keep(key: string, result: unknown, files: readonly string[], folder: string): Promise<void>
}

export type CachePlace = CacheBudget & {
  folder: string
  now: () => Date
  /** Called with the reason when an entry could not be written. */
  onTrouble?: (what: string) => void
}

/** Of the file as it was before it was packed. */
type KeptFile = { name: string; bytes: Bytes; sha256: string }
type Entry = { result: unknown; files: KeptFile[] }

/** Without a folder nothing is kept. */
export const noCache: StageCache = { take: async () => null, keep: async () => undefined }

/**
 * A cache in a folder that several processes may use at once: an entry is a folder that appears
 * whole, by its renaming, and never changes.
 */
export function openStageCache({ folder, now, onTrouble = () => undefined, ...budget }: CachePlace): StageCache {
  /** Packed files in the cache by the checksum of their content: scenes share their background. */
  const packedFiles = new Map<string, string>()
  /** One entry is packed at a time, because all of it is in memory. */
  let keeping: Promise<unknown> = Promise.resolve()

  /** What the work gives, or `null` when the folder cannot be used: then nothing is cached. */
  async function orNothing<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
    try {
      return await work()
    } catch (error) {
      onTrouble(`cache: ${(error as Error).message}`)
      return null
    }
  }

  async function keepEntry(key: string, result: unknown, files: readonly string[], from: string): Promise<true> {
    const packed: PackedFile[] = []
    for (const name of files) packed.push(await packFile(from, name, packedFiles))
    const text = entryText(result, packed)
    const bytes = packed.reduce((sum, { content }) => sum + (typeof content === 'string' ? 0 : content.byteLength), text.length)
    if (!(await makeRoom(folder, bytes, now(), budget))) return true
    const making = join(folder, `${makingPrefix}${randomUUID()}`)
    try {
      await writeEntry({ making, place: join(folder, key), text, packed })
    } finally {
      await rm(making, { recursive: true, force: true })
    }
    for (const { name, sha256: sum } of packed) packedFiles.set(sum, join(folder, key, name))
    return true
  }

  return {
    take: <Result>(key: string, into: string) =>
      orNothing(async () => {
        const place = join(folder, key)
        const entry = await readEntry(place, now())
        if (entry === null) return null
        const isWhole = (await Promise.all(entry.files.map((file) => takeFile(place, file, into)))).every(Boolean)
        if (!isWhole) {
          await rm(place, { recursive: true, force: true })
          return null
        }
        for (const { name, sha256: sum } of entry.files) packedFiles.set(sum, join(place, name))
        // The key holds the version of the code that wrote the result, and its checksum was right.
        return entry.result as Result
      }),
    async keep(key, result, files, from) {
      const kept = keeping.then(() => orNothing(() => keepEntry(key, result, files, from)))
      keeping = kept
      await kept
    },
  }
}

/** `content` is the packed bytes, or the path of a file in the cache that has them. */
type PackedFile = KeptFile & { content: Uint8Array | string }

async function packFile(from: string, name: string, packedFiles: ReadonlyMap<string, string>): Promise<PackedFile> {
  const raw = await readFile(join(from, name))
  const sum = sha256(raw)
  const known = packedFiles.get(sum)
  const isThere = known !== undefined && (await stat(known).catch(() => null)) !== null
  return { name, bytes: raw.byteLength, sha256: sum, content: isThere ? known : await pack(raw) }
}

/** A checksum, and after it the entry as JSON. */
function entryText(result: unknown, packed: readonly PackedFile[]): string {
  const files = packed.map(({ name, bytes, sha256: sum }): KeptFile => ({ name, bytes, sha256: sum }))
  const text = JSON.stringify({ result, files } satisfies Entry)
  return `${sha256(text)}\n${text}`
}

type Writing = { making: string; place: string; text: string; packed: readonly PackedFile[] }

async function writeEntry({ making, place, text, packed }: Writing): Promise<void> {
  await mkdir(making, { recursive: true, mode: 0o700 })
  for (const { name, content } of packed) {
    if (typeof content === 'string') await linkOrCopy(content, join(making, name))
    else await writeFile(join(making, name), content)
  }
  await writeFile(join(making, 'entry.json'), text)
  try {
    await rename(making, place)
  } catch (error) {
    // Another process was faster with the same result.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
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

/** Brings one file of an entry into the folder; false when it is not what was kept. */
async function takeFile(place: string, { name, bytes, sha256: sum }: KeptFile, into: string): Promise<boolean> {
  const packed = await readFile(join(place, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const raw = packed === null ? null : await unpack(packed, bytes)
  if (raw === null || sha256(raw) !== sum) return false
  await writeFile(join(into, name), raw)
  return true
}

/** A second name for the same bytes, where the disk allows it. */
async function linkOrCopy(file: string, target: string): Promise<void> {
  try {
    await link(file, target)
  } catch (error) {
    if (!['EPERM', 'EMLINK', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copyFile(file, target)
  }
}
