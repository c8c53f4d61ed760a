import { isCustomTemplate } from '@relampago/domain/catalogue'
import { AppError, type CallId, type CallReply } from '@relampago/domain/contracts'
import { inputKind, type InputKind } from '@relampago/domain/rules'
import type { Database } from '../database/database.ts'
import { callerOf, type LoadUser } from '../http/caller.ts'
import type { Call, Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import { createStandingReader } from '../line/read-standing.ts'
import { createWorkTimes, workKindOf } from '../line/work-times.ts'
import { musicPreviewOf, voicePreviewOf, type Preview, type Previews } from '../previews/previews.ts'
import type { Storage } from '../storage/storage.ts'
import { findVideo } from '../videos/find-video.ts'
import { scenePictureKey } from '../videos/video-keys.ts'
import { offeredTemplates } from './offered-templates.ts'
import { optionsReply } from './options-reply.ts'
import { orderFromBody } from './order-from-body.ts'
import { orderKeyOf } from './order-key.ts'
import { generationTexts } from './progress.texts.ts'
import { createProgressReader, progressReply } from './progress.ts'
import type { ThemeKnowledge } from './theme-knowledge.ts'
import { themeNotice } from './theme-notice.ts'
import type { NewOrder, VideoOrders } from './video-orders.ts'

export type GenerationOptions = {
  database: Database
  loadUser: LoadUser
  orders: VideoOrders
  themeKnowledge: ThemeKnowledge
  storage: Storage
  previews: Previews
  marketplaces: readonly string[]
  now: () => Date
}
type GenerationCalls =
  | 'options'
  | 'themeCheck'
  | 'generateVideo'
  | 'generateThemeVideo'
  | 'generateProductVideo'
  | 'videoProgress'
  | 'cancelVideo'
  | 'scenePicture'
  | 'voicePreview'
  | 'musicPreview'

export function generationCalls({
  database,
  loadUser,
  orders,
  themeKnowledge,
  storage,
  previews,
  marketplaces,
  now,
}: GenerationOptions): Handlers<GenerationCalls> {
  const readProgress = createProgressReader(database)
  const workTimes = createWorkTimes(database, now)
  const readStanding = createStandingReader({ database, workTimes, now })

  async function generate(
    id: CallId,
    { user, headers, body, language, request }: Call<'generateVideo'>,
    kind?: InputKind,
  ): Promise<CallReply<'generateVideo'>> {
    const orderOf: NewOrder['orderOf'] = (seed, plan, custom) => orderFromBody({ body, plan, custom, kind, marketplaces, seed, language })
    const template = isCustomTemplate(body.template) ? { id: body.template, variationOf: body.variationOf } : undefined
    const notice = await themeNotice(body, { kind: kind ?? inputKind(body.input, marketplaces), knowledge: themeKnowledge, reader: language })
    const taskId = await orders.place({ user, language, orderOf, template, key: orderKeyOf(id, headers, body), requestId: request.id })
    return { success: true, task_id: taskId, message: generationTexts.started[language], error: null, notice }
  }

  return {
    async options({ query, request, language }) {
      const caller = await callerOf(loadUser, request.claims)
      return optionsReply(language, marketplaces, await offeredTemplates(database, caller, { ...query, language }))
    },
    async themeCheck({ body: { input, context, language } }) {
      const kind = inputKind(input, marketplaces)
      // Of a product its page says everything.
      if (kind === 'product') return { kind, known: true, facts: 0, sources: [], near: [] }
      return { kind, ...(await themeKnowledge.ask({ theme: input, context, language })) }
    },
    generateVideo: (call) => generate('generateVideo', call),
    generateThemeVideo: (call) => generate('generateThemeVideo', call, 'theme'),
    generateProductVideo: (call) => generate('generateProductVideo', call, 'product'),
    async videoProgress({ claims, params, language, reply }) {
      void reply.header('cache-control', 'no-store')
      const video = await readProgress(claims, params.taskId)
      const times = await workTimes()
      return progressReply(video, { language, now: now(), typicalMs: times(workKindOf(video.order)).ms, standing: await readStanding(video) })
    },
    async cancelVideo({ user, params, language }) {
      await orders.cancel(user, params.taskId)
      return { success: true, message: generationTexts.cancelled[language] }
    },
    async scenePicture({ user, params, query, request, reply }) {
      const { id } = await findVideo(database, user, params.taskId)
      const key = scenePictureKey(id, params.index, query.part)
      const found = await storage.head(key)
      if (found === null) throw new AppError('not_found')
      const headers = { 'cache-control': 'private, max-age=1800' }
      return sendStoredFile(request, reply, { storage, key, bytes: found.bytes, type: 'image/jpeg', headers })
    },
    ...previewCalls({ storage, previews }),
  }
}

function previewCalls({ storage, previews }: Pick<GenerationOptions, 'storage' | 'previews'>): Handlers<'voicePreview' | 'musicPreview'> {
  async function sendPreview({ request, reply }: Call<'voicePreview'>, preview: Preview | null) {
    if (preview === null) throw new AppError('not_found')
    const file = await previews.find(preview)
    return sendStoredFile(request, reply, { storage, ...file, type: 'audio/mpeg', headers: { 'cache-control': 'public, max-age=86400' } })
  }

  return {
    voicePreview: (call) => sendPreview(call, voicePreviewOf(call.params.file)),
    musicPreview: (call) => sendPreview(call, musicPreviewOf(call.params.file)),
  }
}
