import { AppError, type CallReply } from '@relampago/domain/contracts'
import type { InputKind } from '@relampago/domain/rules'
import type { Database } from '../database/database.ts'
import type { Call, Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import type { Storage } from '../storage/storage.ts'
import { availableFile } from '../videos/final-video.ts'
import { findVideo } from '../videos/find-video.ts'
import { optionsReply } from './options-reply.ts'
import { musicPreviewOf, voicePreviewOf, type Preview, type Previews } from './previews.ts'
import { createProgressReader, progressReply } from './progress.ts'
import { generationTexts } from './progress.texts.ts'
import type { VideoOrders } from './video-orders.ts'

export type GenerationOptions = {
  database: Database
  orders: VideoOrders
  storage: Storage
  previews: Previews
  marketplaces: readonly string[]
  now: () => Date
}
type GenerationCalls =
  | 'options'
  | 'generateVideo'
  | 'generateThemeVideo'
  | 'generateProductVideo'
  | 'videoProgress'
  | 'finalVideo'
  | 'cancelVideo'
  | 'voicePreview'
  | 'musicPreview'

export function generationCalls({ database, orders, storage, previews, marketplaces, now }: GenerationOptions): Handlers<GenerationCalls> {
  const readProgress = createProgressReader(database)

  async function generate({ user, body, language }: Call<'generateVideo'>, kind?: InputKind): Promise<CallReply<'generateVideo'>> {
    const taskId = await orders.place(user, body, kind, language)
    return { success: true, task_id: taskId, message: generationTexts.started[language], error: null }
  }

  async function sendPreview({ request, reply }: Call<'voicePreview'>, preview: Preview | null) {
    if (preview === null) throw new AppError('not_found')
    const file = await previews.find(preview)
    return sendStoredFile(request, reply, { storage, ...file, type: 'audio/mpeg', headers: { 'cache-control': 'public, max-age=86400' } })
  }

  return {
    async options({ language }) {
      return optionsReply(language, marketplaces)
    },
    generateVideo: (call) => generate(call),
    generateThemeVideo: (call) => generate(call, 'theme'),
    generateProductVideo: (call) => generate(call, 'product'),
    async videoProgress({ claims, params, language, reply }) {
      void reply.header('cache-control', 'no-store')
      return progressReply(await readProgress(claims, params.taskId), language, now())
    },
    async finalVideo({ user, params, request, reply }) {
      const file = availableFile(await findVideo(database, user, params.taskId), now())
      const headers = { 'content-disposition': `attachment; filename="${file.fileName}"`, 'cache-control': 'private, no-store' }
      return sendStoredFile(request, reply, { storage, key: file.key, bytes: file.bytes, type: 'video/mp4', headers })
    },
    async cancelVideo({ user, params, language }) {
      await orders.cancel(user, params.taskId)
      return { success: true, message: generationTexts.cancelled[language] }
    },
    voicePreview: (call) => sendPreview(call, voicePreviewOf(call.params.file)),
    musicPreview: (call) => sendPreview(call, musicPreviewOf(call.params.file)),
  }
}
