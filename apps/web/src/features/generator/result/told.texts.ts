const pt = {
  copy: 'Copiar',
  copied: 'Copiado',
  post: {
    caption: { title: 'Texto do post', copy: 'Copiar' },
    hashtags: { title: 'Hashtags', copy: 'Copiar hashtags' },
    comment: { title: 'Primeiro comentário', copy: 'Copiar primeiro comentário' },
    shorts: { title: 'Título para o Shorts', copy: 'Copiar título para o Shorts' },
  },
  ownWords: 'Roteiro feito com as suas palavras.',
  sources: 'De onde vem cada frase',
  kinds: {
    context: 'suas palavras',
    page: 'página do produto',
    structure: 'pergunta ou convite, não afirma nada',
  },
  unused: 'Não coube no vídeo',
  unusedHint: (canBeLonger: boolean): string =>
    canBeLonger ? 'Escolha uma duração maior ou escreva menos no contexto, e gere de novo.' : 'Escreva menos no contexto e gere de novo.',
  copyUnused: (text: string) => `Copiar: ${text}`,
  otherShape: (ordered: string, told: string | null) =>
    told === null
      ? `Este tema não dá para o formato ${ordered}: faltam fatos sobre ele.`
      : `Este tema não dá para o formato ${ordered}. O vídeo saiu como ${told}.`,
}
const en: typeof pt = {
  copy: 'Copy',
  copied: 'Copied',
  post: {
    caption: { title: 'Post text', copy: 'Copy' },
    hashtags: { title: 'Hashtags', copy: 'Copy hashtags' },
    comment: { title: 'First comment', copy: 'Copy first comment' },
    shorts: { title: 'Title for Shorts', copy: 'Copy title for Shorts' },
  },
  ownWords: 'Script made of your own words.',
  sources: 'Where each sentence comes from',
  kinds: {
    context: 'your own words',
    page: 'product page',
    structure: 'question or invitation, states nothing',
  },
  unused: 'Did not fit into the video',
  unusedHint: (canBeLonger) =>
    canBeLonger ? 'Choose a longer duration or write less in the context, and generate again.' : 'Write less in the context and generate again.',
  copyUnused: (text) => `Copy: ${text}`,
  otherShape: (ordered, told) =>
    told === null
      ? `This theme does not suit the format ${ordered}: too few facts are known about it.`
      : `This theme does not suit the format ${ordered}. The video was told as ${told}.`,
}
export const toldTexts = { pt, en }
