import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Storage } from './storage.ts'

/** Stores files in a folder of the local disk. */
export function openDiskStorage(root: string): Storage {
  function pathOf(key: string): string {
    const path = join(root, key)
    if (!path.startsWith(root + sep) || key.includes('\0')) throw new Error(`not a storage key: ${key}`)
    return path
  }
  return {
    async put(key, file) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await flush(file)
      try {
        await rename(file, path)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await copyInto(file, path)
        await rm(file)
      }
    },
    async head(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing)
      return found?.isFile() === true ? { bytes: found.size } : null
    },
    async getStream(key, range) {
      // Opened here, so that a missing file is an error now and not in the middle of a reply.
      const file = await open(pathOf(key), 'r').catch(nullIfMissing)
      return file === null ? null : createReadStream('', { fd: file, ...range })
    },
    async deleteFolder(folder) {
      await rm(pathOf(folder), { recursive: true, force: true })
    },
  }
}

/**
 * Copies from another disk, next to the target first, so that the key never shows a partial file.
 * The name is its own, because two machines may store the same key at once.
 */
async function copyInto(file: string, path: string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await copyFile(file, part)
    await flush(part)
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ESTALE') return null
  throw error
}

/** The database will refer to this file, so it must survive a power cut as the row does. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
