import { copyFile, rename } from 'node:fs/promises'

/** Moves a file so that `target` is either absent or complete, also across disks. */
export async function moveInto(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const part = `${target}.part`
    await copyFile(file, part)
    await rename(part, target)
  }
}
