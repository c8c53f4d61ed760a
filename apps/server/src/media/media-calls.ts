import type { CallReply } from '@relampago/domain/contracts'
import { AppError, calls } from '@relampago/domain/contracts'
import type { OwnMediaFile } from '../database/schema.ts'
import { invalidField } from '../http/errors.ts'
import type { Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import type { Storage } from '../storage/storage.ts'
import { mediaTexts } from './media.texts.ts'
import type { OwnMediaStore } from './own-media.ts'

type MediaCalls = 'addMedia' | 'ownMedia' | 'removeMedia' | 'mediaPreview'

/** Calls by which people store photos and clips for their videos. */
export function mediaCalls(media: OwnMediaStore, storage: Storage): Handlers<MediaCalls> {
  return {
    async addMedia({ user, body, language }) {
      if (body.clip !== undefined) return mediaReply(await media.addClip(user, await bytesOf(body.clip)))
      if (body.image === undefined) throw invalidField('image', language, 'addMedia')
      return mediaReply(await media.addPhoto(user, await bytesOf(body.image)))
    },
    async ownMedia({ user }) {
      return { media: (await media.list(user)).map(mediaReply) }
    },
    async removeMedia({ user, params, language }) {
      await media.remove(user, params.mediaId)
      return { success: true, message: mediaTexts.removed[language] }
    },
    async mediaPreview({ user, params, request, reply }) {
      const key = await media.previewKey(user, params.mediaId)
      const found = await storage.head(key)
      if (found === null) throw new AppError('not_found')
      const headers = { 'cache-control': 'private, max-age=1800' }
      return sendStoredFile(request, reply, { storage, key, bytes: found.bytes, type: 'image/jpeg', headers })
    },
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

function mediaReply({ id, width, height, seconds, expiresAt }: OwnMediaFile): CallReply<'addMedia'> {
  return { id, width, height, seconds, preview_url: calls.mediaPreview.path.replace(':mediaId', id), expires_at: expiresAt.toISOString() }
}
