const pt = {
  ask: 'Ver quadro final',
  drawing: 'Desenhando no servidor...',
  comparison: 'Prévia e quadro final',
  divide: 'Divisão entre prévia e quadro final',
  divided: (percent: number) => `prévia em ${percent}% da largura`,
  preview: 'Prévia',
  final: 'Quadro final',
  picture: (time: string) => `Quadro final em ${time}, desenhado pelo servidor`,
  close: 'Fechar a comparação',
  failed: 'O quadro final não veio',
  ownPhotos: 'O quadro final usa as imagens de exemplo: suas fotos não saem deste aparelho.',
}
const en: typeof pt = {
  ask: 'See final frame',
  drawing: 'Drawing on the server...',
  comparison: 'Preview and final frame',
  divide: 'Division between preview and final frame',
  divided: (percent) => `preview on ${percent}% of the width`,
  preview: 'Preview',
  final: 'Final frame',
  picture: (time) => `Final frame at ${time}, drawn by the server`,
  close: 'Close the comparison',
  failed: 'The final frame did not come',
  ownPhotos: 'The final frame uses the sample pictures: your photos do not leave this device.',
}
export const finalFrameTexts = { pt, en }
