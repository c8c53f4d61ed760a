import { planOf, type AccountPlan } from '@relampago/domain/catalogue'
import type { CallReply, PhotoOrder } from '@relampago/domain/contracts'
import { cutText, photoFault } from '@relampago/domain/rules'
import type { User } from '../database/schema.ts'
import type { Call, Handlers } from '../http/register-calls.ts'
import type { PhotoDecoder } from '../photos/photo-decoder.ts'
import { orderKeyOf } from './order-key.ts'
import { generationTexts } from './progress.texts.ts'
import type { VideoOrders } from './video-orders.ts'

/** Browsers may send long ones. */
const longestFileName = 120

/** Photos in, a task out: the same queue, quota and files as for written videos. */
export function photoCalls(orders: VideoOrders, decoder: PhotoDecoder): Handlers<'imageToVideo' | 'productImageToVideo'> {
  return {
    async imageToVideo(call) {
      const { user, headers, body, language, request } = call
      const { image, ...fields } = body
      const bytes = image === undefined ? undefined : new Uint8Array(await image.arrayBuffer())
      const key = orderKeyOf('imageToVideo', headers, body, bytes)
      const input = body.image_url ?? shownName(image)
      const orderOf = (seed: string, plan: AccountPlan): PhotoOrder => ({
        kind: 'photo',
        input,
        url: fields.image_url ?? null,
        prompt: fields.prompt,
        seconds: fields.duration,
        framesPerSecond: fields.fps,
        ...settingsOf(plan),
        seed,
      })
      const asked = { user, language, orderOf, key, requestId: request.id }
      if (bytes === undefined) return started(await orders.place(asked), call)
      // Nothing is decoded for an order that would be refused, or that is there already.
      const { placed, plan } = await orders.foresee(asked)
      if (placed !== null) return started(placed, call)
      const upload = await checkedPicture(bytes, { user, plan, decoder })
      return started(await orders.place({ ...asked, upload }), call)
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

function settingsOf(plan: AccountPlan): Pick<PhotoOrder, 'watermark' | 'quality' | 'megapixels'> {
  const { watermark, quality, photoMegapixels } = planOf(plan)
  return { watermark, quality, megapixels: photoMegapixels }
}

function started(taskId: string, { language }: Pick<Call<'imageToVideo'>, 'language'>): CallReply<'imageToVideo'> {
  return { success: true, task_id: taskId, message: generationTexts.started[language], error: null }
}

/**
 * The picture judged by its header, then decoded and encoded again, so that untrusted bytes go no
 * further. Throws `AppError`.
 */
async function checkedPicture(bytes: Uint8Array, { user, plan, decoder }: { user: User; plan: AccountPlan; decoder: PhotoDecoder }): Promise<Buffer> {
  const megapixels = planOf(plan).photoMegapixels
  const fault = photoFault(bytes, megapixels)
  if (fault !== null) throw fault
  return decoder.decode({ owner: user.id, bytes, megapixels })
}
