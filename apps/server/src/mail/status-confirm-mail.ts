import { statusMails, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import { hourMs, type Mail } from './mail.ts'

const words: Record<InterfaceLanguage, MailWords> = {
  pt: {
    subject: 'Confirme os avisos de status do Relâmpago',
    preview: 'Um clique e você recebe um e-mail quando algo cair e quando voltar.',
    heading: 'Quer receber os avisos?',
    parts: [
      {
        kind: 'lead',
        text: 'Alguém pediu, na nossa página de status, que este endereço receba um e-mail quando um serviço do Relâmpago cair e quando voltar. Foi você? Confirme abaixo. O link vale por {hours} horas.',
      },
      { kind: 'button', label: 'Quero receber os avisos', link: '{link}' },
      { kind: 'note', text: 'Não foi você? Ignore este e-mail: sem a confirmação, não mandamos avisos e apagamos o endereço.' },
    ],
  },
  en: {
    subject: 'Confirm the status notices of Relâmpago',
    preview: 'One click, and you get an e-mail when something goes down and when it is back.',
    heading: 'Would you like status notices?',
    parts: [
      {
        kind: 'lead',
        text: 'Our status page was asked to send this address an e-mail when a Relâmpago service goes down and when it is back. Was it you? Confirm below. The link is valid for {hours} hours.',
      },
      { kind: 'button', label: 'Send me the notices', link: '{link}' },
      { kind: 'note', text: 'It was not you? Ignore this e-mail: without a confirmation, we send no notices and delete the address.' },
    ],
  },
}

/** `link` leads to the status page, which asks before it confirms. */
export type StatusConfirmMail = Addressee & { link: string }

/** Asks the owner of an address whether it should get mails about incidents. */
export function statusConfirmMail({ link, ...addressee }: StatusConfirmMail): Mail {
  const { linkLifetimeMs } = statusMails
  const facts = { hours: String(linkLifetimeMs / hourMs) }
  return composeMail(addressee, { kind: 'status-confirm', usefulForMs: linkLifetimeMs, words: words[addressee.language], values: { link }, facts })
}
