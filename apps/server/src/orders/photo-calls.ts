import { planOf, type AccountPlan } from '@relampago/domain/catalogue'
import { AppError, type CallReply, type PhotoOrder } from '@relampago/domain/contracts'
import { cutText } from '@relampago/domain/rules'
import { decodePhoto, photoMaxSide } from '@relampago/video/photo-file'
import type { Call, Handlers } from '../http/register-calls.ts'
import { orderKeyOf } from './order-key.ts'
import { generationTexts } from './progress.texts.ts'
import type { VideoOrders } from './video-orders.ts'

/** Browsers may send long ones. */
const longestFileName = 120

/** Photos in, a task out: the same queue, quota and files as for written videos. */
export function photoCalls(orders: VideoOrders): Handlers<'imageToVideo' | 'productImageToVideo'> {
  return {
    async imageToVideo(call) {
      const { user, headers, body, language, request } = call
      const upload = body.image === undefined ? undefined : await checkedPicture(body.image)
      const input = body.image_url ?? shownName(body.image)
      const orderOf = (seed: string, plan: AccountPlan): PhotoOrder => ({
        kind: 'photo',
        input,
        url: body.image_url ?? null,
        prompt: body.prompt,
        seconds: body.duration,
        framesPerSecond: body.fps,
        ...settingsOf(plan),
        seed,
      })
      const key = orderKeyOf('imageToVideo', headers, body, upload)
      return started(await orders.place({ user, language, orderOf, key, upload, requestId: request.id }), call)
    },
    async productImageToVideo(call) {
      const { user, headers, body, language, request } = call
      const orderOf = (seed: string, plan: AccountPlan): PhotoOrder => ({
        kind: 'product-photos',
        input: body.url,
        url: body.url,
        prompt: body.prompt,
        seconds: body.seconds_per_image,
        framesPerSecond: body.fps,
        ...settingsOf(plan),
        seed,
      })
      const key = orderKeyOf('productImageToVideo', headers, body)
      return started(await orders.place({ user, language, orderOf, key, requestId: request.id }), call)
    },
  }
}

/** The name of a file, for lists: without control, hidden and broken characters. */
function shownName(file: File | undefined): string {
  return cutText((file?.name ?? '').replaceAll(/\p{C}/gu, ''), longestFileName)
}

function settingsOf(plan: AccountPlan): Pick<PhotoOrder, 'watermark' | 'quality'> {
  const { watermark, quality } = planOf(plan)
  return { watermark, quality }
}

function started(taskId: string, { language }: Pick<Call<'imageToVideo'>, 'language'>): CallReply<'imageToVideo'> {
  return { success: true, task_id: taskId, message: generationTexts.started[language], error: null }
}

/**
 * The picture decoded and encoded again, so that untrusted bytes go no further. Throws
 * `image_unreadable`.
 */
async function checkedPicture(image: File): Promise<Buffer> {
  const decoded = await decodePhoto(new Uint8Array(await image.arrayBuffer()), photoMaxSide)
  if (decoded === null) throw new AppError('image_unreadable')
  return decoded.jpeg
}
