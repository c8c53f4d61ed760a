import { z } from 'zod'
import { ownMedia } from './own-media.ts'
import { photoVideo } from './photo-order.ts'
import { success } from './schema-fields.ts'

/** In small letters, as ids are stored. */
const id = z.uuid().toLowerCase()
const mediaId = z.object({ mediaId: id })
const storedMedia = z.object({
  id: z.uuid(),
  /** Pixels of the picture as it is stored: at most 3000 a side. */
  width: z.int(),
  height: z.int(),
  /** Needs the sign-in of its owner. */
  preview_url: z.string(),
  expires_at: z.iso.datetime(),
})

/** Pictures that an order names. */
export const orderedMedia = z.array(z.object({ id, sentence: z.coerce.number().pipe(z.int().min(1).max(ownMedia.lastSentence)).optional() })).max(ownMedia.most)

export const mediaSchemas = {
  addMedia: {
    body: z.object({
      image: z
        .file()
        .min(1)
        .max(photoVideo.uploadBytes)
        .describe('JPEG, PNG, WebP or AVIF of up to 10 MB, at least 300 pixels wide. It is encoded again as JPEG, without its metadata.'),
    }),
    reply: storedMedia,
  },
  ownMedia: { reply: z.object({ media: z.array(storedMedia) }) },
  removeMedia: { params: mediaId, reply: success },
  mediaPreview: { params: mediaId },
}
