import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Storage } from '../storage/storage.ts'
import { scenePictureKey } from '../videos/video-keys.ts'

export type ScenePicture = {
  storage: Storage
  videoId: string
  /** Of the attempt; no file outside of it is stored. */
  folder: string
  index: number
  file: string
}

/**
 * Stores a copy of the small picture of a scene: the process that makes the video may still need
 * its own.
 */
export async function storeScenePicture({ storage, videoId, folder, index, file }: ScenePicture): Promise<void> {
  const source = resolve(folder, file)
  // The process that names the file reads untrusted input, and may be damaged.
  if (!source.startsWith(folder + sep)) throw new Error(`${file} is not in the folder of the video`)
  const own = await mkdtemp(join(folder, 'picture-'))
  try {
    const copy = join(own, 'picture.jpg')
    await copyFile(source, copy)
    await storage.put(scenePictureKey(videoId, index), copy)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}
