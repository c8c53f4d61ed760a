import type { CallReply } from '@relampago/domain/contracts'
import { AppError, calls } from '@relampago/domain/contracts'
import type { OwnMediaFile } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import type { Storage } from '../storage/storage.ts'
import { mediaTexts } from './media.texts.ts'
import type { OwnMediaStore } from './own-media.ts'

type MediaCalls = 'addMedia' | 'ownMedia' | 'removeMedia' | 'mediaPreview'

/** Calls by which people store pictures for their videos. */
export function mediaCalls(media: OwnMediaStore, storage: Storage): Handlers<MediaCalls> {
  return {
    async addMedia({ user, body }) {
      return mediaReply(await media.add(user, new Uint8Array(await body.image.arrayBuffer())))
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

function mediaReply({ id, width, height, expiresAt }: OwnMediaFile): CallReply<'addMedia'> {
  return { id, width, height, preview_url: calls.mediaPreview.path.replace(':mediaId', id), expires_at: expiresAt.toISOString() }
}
