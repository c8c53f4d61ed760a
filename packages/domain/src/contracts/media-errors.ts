import type { ErrorEntry } from './error-entry.ts'
import { ownMedia } from './own-media.ts'

const megabytes = ownMedia.totalBytes / 1024 / 1024

/** What can be wrong with what is stored for orders, and with clips themselves. */
export const mediaErrors = {
  too_many_media: {
    status: 409,
    text: {
      pt: `Você já tem ${ownMedia.most} fotos e clipes guardados. Remova um e envie de novo.`,
      en: `You already have ${ownMedia.most} stored photos and clips. Remove one and send this one again.`,
    },
  },
  media_too_large: {
    status: 409,
    text: {
      pt: `Com este arquivo, os seus passam de ${megabytes} MB. Remova um, ou envie uma versão menor.`,
      en: `With this file, yours are over ${megabytes} MB. Remove one, or send a smaller version.`,
    },
  },
  clip_unreadable: {
    status: 422,
    text: {
      pt: 'Não conseguimos abrir este clipe. Envie um MP4 ou MOV inteiro, com pelo menos 240 pixels de cada lado e meio segundo.',
      en: 'We could not open this clip. Send a whole MP4 or MOV file, at least 240 pixels a side and half a second long.',
    },
  },
  clips_busy: {
    status: 503,
    text: {
      pt: 'Há muitos clipes na fila agora. Nada foi descontado. Tente de novo em {seconds} s, ou envie um clipe menor.',
      en: 'Many clips are waiting right now. Nothing was taken from your limit. Try again in {seconds} s, or send a smaller clip.',
    },
  },
  clip_without_picture: {
    status: 422,
    text: {
      pt: 'Este arquivo só tem som. Envie um MP4 ou MOV com imagem.',
      en: 'This file has sound only. Send an MP4 or MOV file with a picture.',
    },
  },
  clip_too_long: {
    status: 422,
    text: {
      pt: 'Este clipe tem {seconds} s. O limite é de {limit} s: corte no celular e envie de novo.',
      en: 'This clip is {seconds} s long. The limit is {limit} s: trim it on your phone and send it again.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
