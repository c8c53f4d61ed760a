import { open } from 'node:fs/promises'

/** A new name survives a power cut once the folder that holds it is on the disk. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
