import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OrderedMedia } from '@relampago/domain/contracts'
import type { OwnMedia } from '@relampago/video'
import type { Storage } from '../storage/storage.ts'
import { mediaKeys } from './media-keys.ts'

/** Whose order names which pictures, and where the files are wanted. */
type WantedMedia = { userId: string; media: readonly OrderedMedia[]; folder: string }

/**
 * Copies the photos and clips of an order into a folder. The file of one that the storage has lost
 * is not there: the video is made without it.
 */
export async function fetchMedia(storage: Storage, { userId, media, folder }: WantedMedia): Promise<OwnMedia[]> {
  const files: OwnMedia[] = []
  for (const [index, { id, sentence = null }] of media.entries()) {
    const keys = mediaKeys(userId, id)
    // What it is shows in its first bytes.
    const file = join(folder, `media-${index}`)
    const stream = (await storage.getStream(keys.photo)) ?? (await storage.getStream(keys.clip))
    if (stream !== null) await pipeline(stream, createWriteStream(file))
    files.push({ file, sentence })
  }
  return files
}
