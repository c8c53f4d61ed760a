import { z } from 'zod'
import { ownMedia } from './own-media.ts'
import { photoVideo } from './photo-order.ts'
import { success } from './schema-fields.ts'

/** In small letters, as ids are stored. */
const id = z.uuid().toLowerCase()
const mediaId = z.object({ mediaId: id })
const storedMedia = z.object({
  id: z.uuid(),
  /** Pixels as it is stored: of a photo at most 3000 a side, of a clip 1080 on the shorter one. */
  width: z.int(),
  height: z.int(),
  /** Of a clip; `null` for a photo. */
  seconds: z.number().nullable(),
  /** Needs the sign-in of its owner. */
  preview_url: z.string(),
  expires_at: z.iso.datetime(),
})

/** Pictures that an order names. */
export const orderedMedia = z.array(z.object({ id, sentence: z.coerce.number().pipe(z.int().min(1).max(ownMedia.lastSentence)).optional() })).max(ownMedia.most)

export const mediaSchemas = {
  addMedia: {
    body: z
      .object({
        image: z
          .file()
          .min(1)
          .max(photoVideo.uploadBytes)
          .optional()
          .describe('JPEG, PNG, WebP or AVIF of up to 10 MB, at least 300 pixels wide. It is encoded again as JPEG, without its metadata.'),
        clip: z
          .file()
          .min(1)
          .max(ownMedia.clipBytes)
          .optional()
          .describe('In place of an image: MP4 or MOV of up to 60 s and 64 MB. It is encoded again as H.264, without sound and metadata.'),
      })
      .refine(({ image, clip }) => image !== undefined || clip !== undefined, { path: ['image'] })
      .refine(({ image, clip }) => image === undefined || clip === undefined, { path: ['clip'] }),
    reply: storedMedia,
  },
  ownMedia: { reply: z.object({ media: z.array(storedMedia) }) },
  removeMedia: { params: mediaId, reply: success },
  mediaPreview: { params: mediaId },
}
