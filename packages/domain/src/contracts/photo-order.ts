import type { Seconds } from '../units.ts'
import type { VideoOrder } from './video-order.ts'

/** Frame rates a photo video can have. */
export const photoFrameRates = [24, 25, 30, 60] as const
export type PhotoFrameRate = (typeof photoFrameRates)[number]

export const photoVideo = {
  seconds: { min: 2, max: 60, default: 5 },
  secondsPerImage: { min: 1, max: 10, default: 3 },
  promptCharacters: 500,
  addressCharacters: 2000,
  uploadBytes: 10 * 1024 * 1024,
} as const

/**
 * A video of photos in motion, without words: of one picture, or of the pictures of a product page.
 */
export type PhotoOrder = {
  kind: 'photo' | 'product-photos'
  /** What stands for the order in lists: an address, or the name of the uploaded file. */
  input: string
  /** Of the picture or the product page. `null`: the picture is uploaded with the order. */
  url: string | null
  /** The person's words for movement and mood; may be empty. */
  prompt: string
  /** Of the whole video for `photo`, of each picture for `product-photos`. */
  seconds: Seconds
  framesPerSecond: PhotoFrameRate
  watermark: boolean
  quality: 'standard' | 'high'
  /** Of a picture that is fetched. Orders placed by older versions have none. */
  megapixels?: number
  /** Same order and seed give the same video. */
  seed: string
}

/** Every order of a video; `kind` says which one it is. */
export type AnyOrder = VideoOrder | PhotoOrder

export function isPhotoOrder(order: AnyOrder): order is PhotoOrder {
  return order.kind === 'photo' || order.kind === 'product-photos'
}
