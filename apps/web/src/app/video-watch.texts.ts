const pt = {
  readyTitle: 'Seu vídeo está pronto',
  readyText: 'Ele fica disponível por 30 minutos.',
  watch: 'Ver vídeo',
  stoppedTitle: 'O vídeo não ficou pronto',
  seeWhy: 'Ver o que houve',
}
const en: typeof pt = {
  readyTitle: 'Your video is ready',
  readyText: 'It stays available for 30 minutes.',
  watch: 'Watch video',
  stoppedTitle: 'The video could not be finished',
  seeWhy: 'See what happened',
}
export const videoWatchTexts = { pt, en }
