import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lifetimes } from '@relampago/domain/catalogue'
import type { Bytes, Milliseconds } from '@relampago/domain/units'
import { z } from 'zod'

/**
 * Answers of public interfaces, one file for each address. Nothing here fails a question: an entry
 * that is damaged, too old or cannot be written counts as not there.
 */
export type AnswerCache = {
  /** The text of the answer, or `null` when it must be asked for. */
  read(address: string): Promise<string | null>
  write(address: string, text: string, lifetime: Milliseconds): Promise<void>
}

export type AnswerCachePlace = { folder: string; now: () => Date; maxBytes?: Bytes }

const entry = z.object({ until: z.number(), text: z.string() })
const suffix = '.json'
const mostBytes: Bytes = 50_000_000
/** The address itself is not stored: it holds what a person typed. */
const fileOf = (folder: string, address: string) => join(folder, createHash('sha256').update(address).digest('hex') + suffix)

/** Without a folder nothing is stored. */
export const noAnswers: AnswerCache = { read: async () => null, write: async () => undefined }

/** A cache in a folder that several processes may use at once: an entry appears whole. */
export function openAnswerCache({ folder, now, maxBytes = mostBytes }: AnswerCachePlace): AnswerCache {
  async function write(address: string, text: string, lifetime: Milliseconds): Promise<void> {
    const bytes = Buffer.from(JSON.stringify({ until: now().getTime() + lifetime, text }))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await makeRoom(folder, maxBytes - bytes.length, now())
    if (bytes.length > maxBytes) return
    const part = join(folder, `${randomUUID()}.part`)
    try {
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, fileOf(folder, address))
    } finally {
      await rm(part, { force: true })
    }
  }
  return {
    async read(address) {
      try {
        const { until, text } = entry.parse(JSON.parse(await readFile(fileOf(folder, address), 'utf8')))
        return until > now().getTime() ? text : null
      } catch {
        // Absent, damaged, or being removed by another process: all the same.
        return null
      }
    },
    write: (address, text, lifetime) => write(address, text, lifetime).catch(() => undefined),
  }
}

/** The longest that any entry is of use; those left by a killed process go with it. */
const longestLife: Milliseconds = lifetimes.encyclopediaAnswer

/** Removes what is too old, then the oldest until at most `most` bytes are left. */
async function makeRoom(folder: string, most: Bytes, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix) || name.endsWith('.part'))
  const found = await Promise.all(names.map((name) => fileState(join(folder, name))))
  const files = found.filter((file) => file !== null).toSorted((one, other) => other.written - one.written)
  let total = 0
  for (const { file, bytes, written } of files) {
    total += bytes
    if (total > most || now.getTime() - written > longestLife) await rm(file, { force: true })
  }
}

async function fileState(file: string): Promise<{ file: string; bytes: Bytes; written: Milliseconds } | null> {
  try {
    const { size, mtimeMs } = await stat(file)
    return { file, bytes: size, written: mtimeMs }
  } catch {
    return null
  }
}
