import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** Words of the text beside the video; gaps as in `theme-phrases.ts`. */
export const postPhrases = {
  invite: {
    pt: ['Conte nos comentários.', 'Responda aqui embaixo.', 'Quero ler a sua resposta.'],
    en: ['Tell me in the comments.', 'Answer below.', 'I would love to read yours.'],
  },
  save: {
    pt: ['Salve para rever quando precisar.', 'Salve e mande para quem vai gostar.', 'Mande para quem precisa ver.'],
    en: ['Save it for when you need it.', 'Save it and send it to a friend.', 'Send it to someone who needs it.'],
  },
  steps: {
    pt: ['{Topic}: comece pelo passo mais simples.', '{Topic} sem complicar, um passo de cada vez.'],
    en: ['{Topic}: start with the simplest step.', '{Topic}, made simple, one step at a time.'],
  },
  know: {
    pt: ['{Topic}: o quanto você já sabe?', '{Topic}: comece pela pergunta certa.'],
    en: ['{Topic}: how much do you already know?', '{Topic}: start with the right question.'],
  },
  care: {
    pt: ['{Topic}: um passo de cada vez, com companhia.'],
    en: ['{Topic}: one step at a time, with someone beside you.'],
  },
  product: {
    pt: ['{Topic}: o que o anúncio mostra, em poucos segundos.', '{Topic} em resumo, direto do anúncio.'],
    en: ['{Topic}: what the listing shows, in a few seconds.', '{Topic} in short, straight from the listing.'],
  },
  productPrice: {
    pt: ['{Topic} por {price} no anúncio de hoje.'],
    en: ['{Topic} for {price} in the listing today.'],
  },
  priceMayChange: {
    pt: ['O preço pode mudar, então confira no link.'],
    en: ['The price may change, so check the link.'],
  },
  productQuestion: {
    pt: ['Você compraria?', 'Vale a pena para você?', 'Onde você usaria?'],
    en: ['Would you buy it?', 'Is it worth it for you?', 'Where would you use it?'],
  },
} as const satisfies Record<string, Record<InterfaceLanguage, readonly string[]>>

/** Hashtags that fit any video of the language; they come last. */
export const generalTags = {
  pt: ['dicas', 'aprender', 'videocurto'],
  en: ['tips', 'learning', 'shorts'],
} as const satisfies Record<InterfaceLanguage, readonly string[]>

export const productTags = {
  pt: ['achadinhos', 'dicadecompra', 'compraonline'],
  en: ['finds', 'shoppingtips', 'onlineshopping'],
} as const satisfies Record<InterfaceLanguage, readonly string[]>
