import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Storage } from '../storage/storage.ts'

export type ChildFile = {
  storage: Storage
  key: string
  /** Of the attempt; no file outside of it is stored. */
  folder: string
  file: string
}

/**
 * Stores a copy of a file of the process that makes the video, which may still need its own.
 */
export async function storeChildFile({ storage, key, folder, file }: ChildFile): Promise<void> {
  const source = resolve(folder, file)
  // The process that names the file reads untrusted input, and may be damaged.
  if (!source.startsWith(folder + sep)) throw new Error(`${file} is not in the folder of the video`)
  const own = await mkdtemp(join(folder, 'stored-'))
  try {
    const copy = join(own, 'copy')
    await copyFile(source, copy)
    await storage.put(key, copy)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
