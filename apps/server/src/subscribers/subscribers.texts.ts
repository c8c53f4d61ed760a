import { statusMails, type Bilingual } from '@relampago/domain/catalogue'

const hours = statusMails.linkLifetimeMs / (60 * 60_000)

export const subscriberTexts = {
  asked: {
    pt: `Mandamos um e-mail para este endereço. Abra o link dele em até ${hours} horas para confirmar.`,
    en: `We sent an e-mail to this address. Open its link within ${hours} hours to confirm.`,
  },
  confirmed: {
    pt: 'Confirmado: você recebe um e-mail quando um serviço cair e quando voltar.',
    en: 'Confirmed: you get an e-mail when a service goes down and when it is back.',
  },
  left: { pt: 'Pronto: não mandamos mais avisos de status e apagamos o endereço.', en: 'Done: we no longer send status notices and have deleted the address.' },
} as const satisfies Record<string, Bilingual>
