import type { FastifyReply } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Call, Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import type { Storage } from '../storage/storage.ts'
import { availableFile } from './final-video.ts'
import { findVideo } from './find-video.ts'
import { listUserVideos } from './user-videos.ts'

export type VideoCallsOptions = { database: Database; storage: Storage; now: () => Date }

/** A person's own finished videos. */
export function videoCalls({ database, storage, now }: VideoCallsOptions): Handlers<'finalVideo' | 'userVideos' | 'downloadVideo'> {
  async function send({ user, request, reply }: Pick<Call<'downloadVideo'>, 'user' | 'request' | 'reply'>, id: string): Promise<FastifyReply> {
    const file = availableFile(await findVideo(database, user, id), now())
    const headers = { 'content-disposition': `attachment; filename="${file.fileName}"`, 'cache-control': 'private, no-store' }
    return sendStoredFile(request, reply, { storage, key: file.key, bytes: file.bytes, type: 'video/mp4', headers, missing: 'video_not_found' })
  }

  return {
    finalVideo: (call) => send(call, call.params.taskId),
    downloadVideo: (call) => send(call, call.params.id),
    async userVideos({ user, reply, query }) {
      void reply.header('cache-control', 'no-store')
      return listUserVideos(database, user, { query, now: now() })
    },
  }
}
