import { text } from 'node:stream/consumers'
import { AppError, type CallReply } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import type { User, Video } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import type { Storage } from '../storage/storage.ts'
import { findVideo } from './find-video.ts'
import { previewKeys, scenePictureKey } from './video-keys.ts'

/** As the process of the video wrote it. */
type ToldPreview = NonNullable<CallReply<'videoPreview'>['preview']>

export type PreviewCallsOptions = { database: Database; storage: Storage; now: () => Date }

/**
 * What plays a video while it is rendered, for its owner. It is there as long as the video: gone at
 * once when that is cancelled, fails or expires.
 */
export function videoPreviewCalls({ database, storage, now }: PreviewCallsOptions): Handlers<'videoPreview' | 'videoPreviewSound'> {
  async function keysOf(user: User, taskId: string) {
    const video = await findVideo(database, user, taskId)
    checkLives(video, now())
    return previewKeys(video.id)
  }

  return {
    async videoPreview({ user, params }) {
      const { timeline } = await keysOf(user, params.taskId)
      const stored = await storage.getStream(timeline)
      if (stored === null) return { preview: null }
      const { scenes, ...preview } = JSON.parse(await text(stored)) as ToldPreview
      const isDrawn = async ({ sentence, part }: { sentence: number; part: number }) =>
        (await storage.head(scenePictureKey(params.taskId, sentence, part))) !== null
      return { preview: { ...preview, scenes: await Promise.all(scenes.map(async (scene) => ({ ...scene, drawn: await isDrawn(scene) }))) } }
    },
    async videoPreviewSound({ user, params, request, reply }) {
      const { sound } = await keysOf(user, params.taskId)
      const found = await storage.head(sound)
      if (found === null) throw new AppError('not_found')
      return sendStoredFile(request, reply, { storage, key: sound, bytes: found.bytes, type: 'audio/mpeg' })
    },
  }
}

function checkLives({ state, expiresAt }: Video, now: Date): void {
  if (state === 'cancelled') throw new AppError('video_not_found')
  if (state === 'failed') throw new AppError('video_failed')
  if (expiresAt !== null && expiresAt <= now) throw new AppError('video_expired')
}
