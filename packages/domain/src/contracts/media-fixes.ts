import type { Bilingual } from '../catalogue/languages.ts'

/** How to correct what an order says about pictures. */
export const mediaFixes = {
  media: {
    pt: 'envie até 10 fotos ou clipes seus, como [{"id": "…", "sentence": 2}].',
    en: 'send up to 10 photos or clips of yours, such as [{"id": "…", "sentence": 2}].',
  },
  'media[].id': {
    pt: 'este arquivo não está mais guardado: envie de novo, ou tire do pedido.',
    en: 'this file is no longer stored: send it again, or take it out of the order.',
  },
  'media[].sentence': { pt: 'use o número da frase, de 1 a 40, ou não envie o campo.', en: 'use the number of the sentence, 1 to 40, or leave the field out.' },
} as const satisfies Record<string, Bilingual>

export const mediaFileFixes = {
  image: { pt: 'envie um arquivo de imagem de até 10 MB.', en: 'send an image file of up to 10 MB.' },
  clip: {
    pt: 'envie um MP4 ou MOV de até 60 s e 64 MB, sozinho no pedido.',
    en: 'send an MP4 or MOV file of up to 60 s and 64 MB, alone in the request.',
  },
} as const satisfies Record<string, Bilingual>
