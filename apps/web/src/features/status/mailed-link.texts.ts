const pt = {
  confirm: {
    title: 'Confirmar os avisos',
    text: 'Você recebe um e-mail quando um serviço do Relâmpago cair e quando voltar. Todo aviso traz um link para sair.',
    act: 'Confirmar avisos',
    acting: 'Confirmando...',
    done: 'Avisos confirmados',
    failed: 'Não deu para confirmar',
  },
  leave: {
    title: 'Parar de receber os avisos',
    text: 'Não mandamos mais avisos de status para o seu e-mail e apagamos o endereço.',
    act: 'Parar de receber',
    acting: 'Saindo...',
    done: 'Você saiu dos avisos',
    failed: 'Não deu para sair',
  },
  close: 'Agora não',
  again: 'Tentar de novo',
  failedText: 'Tente de novo em instantes.',
}
const en: typeof pt = {
  confirm: {
    title: 'Confirm the notices',
    text: 'You get an e-mail when a Relâmpago service goes down and when it is back. Every notice has a link to stop them.',
    act: 'Confirm notices',
    acting: 'Confirming...',
    done: 'Notices confirmed',
    failed: 'The notices could not be confirmed',
  },
  leave: {
    title: 'Stop the notices',
    text: 'We stop sending status notices to your e-mail and delete the address.',
    act: 'Stop the notices',
    acting: 'Stopping...',
    done: 'The notices have stopped',
    failed: 'The notices could not be stopped',
  },
  close: 'Not now',
  again: 'Try again',
  failedText: 'Try again in a moment.',
}
export const mailedLinkTexts = { pt, en }
