import type { ErrorEntry } from './error-entry.ts'
import { ownMedia } from './own-media.ts'

const megabytes = ownMedia.totalBytes / 1024 / 1024

/** What can be wrong with a picture that is stored for orders, beside the file itself. */
export const mediaErrors = {
  too_many_media: {
    status: 409,
    text: {
      pt: `Você já tem ${ownMedia.most} fotos guardadas. Remova uma e envie de novo.`,
      en: `You already have ${ownMedia.most} stored photos. Remove one and send this one again.`,
    },
  },
  media_too_large: {
    status: 409,
    text: {
      pt: `Com esta foto, as suas passam de ${megabytes} MB. Remova uma, ou envie uma versão menor.`,
      en: `With this photo, yours are over ${megabytes} MB. Remove one, or send a smaller version.`,
    },
  },
} as const satisfies Record<string, ErrorEntry>
