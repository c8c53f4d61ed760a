const pt = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  close: 'Fechar',
  retry: 'Tentar de novo',
  notices: 'Avisos',
  play: (what: string) => `Ouvir ${what}`,
  pause: (what: string) => `Pausar ${what}`,
}
const en: typeof pt = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  retry: 'Try again',
  notices: 'Notices',
  play: (what) => `Listen to ${what}`,
  pause: (what) => `Pause ${what}`,
}
export const uiTexts = { pt, en }
