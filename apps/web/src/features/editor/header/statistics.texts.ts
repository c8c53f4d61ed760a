const pt = {
  title: 'Estatísticas do editor',
  close: 'Fechar',
  effects: 'Efeitos disponíveis',
  transitions: 'Transições disponíveis',
  extras: (count: number) => `mais ${count} extras`,
  byCategory: 'Por categoria',
  current: 'Recursos atuais',
  upcoming: 'Próximos recursos',
  currentList: [
    'Prévia desenhada pelo mesmo código que faz o vídeo',
    'Efeitos com intensidade, início e fim próprios',
    'Transições em sequência, com duração ajustável',
    'Formatos 9:16 e 16:9',
    'Suas fotos na prévia, sem sair deste aparelho',
    'Desfazer e refazer',
    'Exportação de vídeo: rascunho da prévia em MP4 ou WebM, feito neste aparelho',
  ],
  upcomingList: [
    { name: 'Múltiplos vídeos/imagens', today: 'Hoje as imagens vêm do tema ou do produto do vídeo.' },
    { name: 'Camadas de texto e áudio', today: 'Hoje legendas, voz e música são escolhidas no Gerador.' },
  ],
}
const en: typeof pt = {
  title: 'Editor statistics',
  close: 'Close',
  effects: 'Available effects',
  transitions: 'Available transitions',
  extras: (count) => `plus ${count} extras`,
  byCategory: 'By category',
  current: 'Current features',
  upcoming: 'Upcoming features',
  currentList: [
    'A preview drawn by the code that makes the video',
    'Effects with an intensity, a start and an end of their own',
    'Transitions in sequence, of adjustable duration',
    'Formats 9:16 and 16:9',
    'Your photos in the preview, without leaving this device',
    'Undo and redo',
    'Video export: a draft of the preview as MP4 or WebM, made on this device',
  ],
  upcomingList: [
    { name: 'Multiple videos/images', today: 'Today the pictures come from the theme or product of the video.' },
    { name: 'Text and audio layers', today: 'Today captions, voice and music are chosen in the Generator.' },
  ],
}
export const statisticsTexts = { pt, en }
