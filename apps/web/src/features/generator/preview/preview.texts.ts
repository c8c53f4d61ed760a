const pt = {
  heading: 'Prévia',
  text: 'A versão final tem imagens em movimento e música.',
  play: 'Ver a prévia',
  pause: 'Pausar a prévia',
  opening: 'Abrindo a prévia...',
  position: 'Posição na prévia',
  of: (time: string, all: string) => `${time} de ${all}`,
  silent: 'O som não veio: a prévia toca sem a narração.',
  noEngine: 'Este navegador não mostra a prévia. O vídeo continua sendo feito.',
}
const en: typeof pt = {
  heading: 'Preview',
  text: 'The final version has moving pictures and music.',
  play: 'Watch the preview',
  pause: 'Pause the preview',
  opening: 'Opening the preview...',
  position: 'Position in the preview',
  of: (time, all) => `${time} of ${all}`,
  silent: 'The sound did not arrive: the preview plays without the narration.',
  noEngine: 'This browser cannot show the preview. The video is still being made.',
}
export const previewTexts = { pt, en }
