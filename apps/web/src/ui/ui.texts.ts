const pt = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  close: 'Fechar',
  retry: 'Tentar de novo',
  notices: 'Avisos',
  clearSearch: 'Limpar busca',
  operator: 'A pessoa ou empresa que opera este endereço',
  helpCentre: 'Central de ajuda',
  linkCopied: 'Link copiado para a área de transferência!',
  linkNotCopied: 'O link não foi copiado',
  play: (what: string) => `Ouvir ${what}`,
  pause: (what: string) => `Pausar ${what}`,
}
const en: typeof pt = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  retry: 'Try again',
  notices: 'Notices',
  clearSearch: 'Clear search',
  operator: 'The person or company that operates this address',
  helpCentre: 'Help centre',
  linkCopied: 'Link copied to the clipboard!',
  linkNotCopied: 'The link was not copied',
  play: (what) => `Listen to ${what}`,
  pause: (what) => `Pause ${what}`,
}
export const uiTexts = { pt, en }
