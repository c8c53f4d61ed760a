const pt = {
  library: 'Efeitos e transições',
  controls: 'Controles e projeto',
  closeSheet: 'Fechar painel',
}
const en: typeof pt = {
  library: 'Effects and transitions',
  controls: 'Controls and project',
  closeSheet: 'Close panel',
}
export const layoutTexts = { pt, en }
