const pt = {
  title: 'Sem conexão com a internet',
  text: 'Confira o Wi-Fi ou os dados móveis e tente de novo. O que você escreveu no gerador continua guardado neste aparelho, e um vídeo em andamento segue sendo feito.',
  again: 'Tentar de novo',
}
const en: typeof pt = {
  title: 'No internet connection',
  text: 'Check Wi-Fi or mobile data and try again. What you typed in the generator is kept on this device, and a video in the making goes on being made.',
  again: 'Try again',
}
export const offlineTexts = { pt, en }
