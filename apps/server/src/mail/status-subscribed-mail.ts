import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import { hourMs, type Mail } from './mail.ts'

const words: Record<InterfaceLanguage, MailWords> = {
  pt: {
    subject: 'Você já recebe os avisos de status do Relâmpago',
    preview: 'Nada mudou. Se quiser parar, o link está aqui.',
    heading: 'Você já recebe os avisos',
    parts: [
      {
        kind: 'lead',
        text: 'Pediram de novo, na nossa página de status, que este endereço receba os avisos. Ele já está confirmado, e nada mudou.',
      },
      { kind: 'button', label: 'Parar de receber', link: '{link}' },
      { kind: 'note', text: 'Quer continuar? Então não precisa fazer nada.' },
    ],
  },
  en: {
    subject: 'You already get the status notices of Relâmpago',
    preview: 'Nothing has changed. If you want to stop, the link is here.',
    heading: 'You already get the notices',
    parts: [
      { kind: 'lead', text: 'Our status page was asked again to send the notices to this address. It is already confirmed, and nothing has changed.' },
      { kind: 'button', label: 'Stop the notices', link: '{link}' },
      { kind: 'note', text: 'Want to keep them? Then there is nothing to do.' },
    ],
  },
}

/** `link` leads to the page that ends the notices. */
export type StatusSubscribedMail = Addressee & { link: string; leaveLink: string }

/** For an address that asks for notices which it gets already: its link to leave may be lost. */
export function statusSubscribedMail({ link, leaveLink, ...addressee }: StatusSubscribedMail): Mail {
  return composeMail(addressee, { kind: 'status-subscribed', usefulForMs: 24 * hourMs, leaveLink, words: words[addressee.language], values: { link } })
}
