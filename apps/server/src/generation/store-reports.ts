import type { Storage } from '../storage/storage.ts'
import { previewKeys, scenePictureKey } from '../videos/video-keys.ts'
import type { ChildReport } from './child-messages.ts'
import { storeChildFile } from './store-child-file.ts'

export type ReportStoreOptions = {
  storage: Storage
  videoId: string
  /** Of the attempt. */
  folder: string
  /** The picture of that scene can be fetched from now on. */
  onPicture: (index: number) => void
  onNote: (note: string) => void
}

/**
 * Stores the files that a child reports while it works. What cannot be stored is a note: the video
 * is made without it.
 */
export function createReportStore({ storage, videoId, folder, onPicture, onNote }: ReportStoreOptions) {
  const storing: Promise<void>[] = []
  const store = (key: string, file: string) => storeChildFile({ storage, key, folder, file })

  async function storePreview({ timeline, sound }: NonNullable<ChildReport['preview']>): Promise<void> {
    const keys = previewKeys(videoId)
    await store(keys.sound, sound)
    // Last: from now on it is offered.
    await store(keys.timeline, timeline)
  }

  return {
    take({ picture, preview }: ChildReport): void {
      if (picture !== undefined) {
        const { index, part, file } = picture
        const stored = store(scenePictureKey(videoId, index, part), file).then(
          () => (part === 0 ? onPicture(index) : undefined),
          (error: Error) => onNote(`the picture of scene ${index + 1} was not stored: ${error.message}`),
        )
        storing.push(stored)
      }
      if (preview !== undefined) storing.push(storePreview(preview).catch((error: Error) => onNote(`the preview was not stored: ${error.message}`)))
    },
    /** Resolves when all that was taken is stored or noted. */
    async settled(): Promise<void> {
      await Promise.all(storing)
    },
  }
}
