import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import { hourMs, type Mail } from './mail.ts'

const words: Record<InterfaceLanguage, MailWords> = {
  pt: {
    subject: 'Crie uma nova senha para o Relâmpago',
    preview: 'O link vale por 1 hora e só uma vez.',
    heading: 'Crie uma nova senha',
    parts: [
      { kind: 'lead', text: 'Recebemos um pedido para trocar a senha da sua conta. O link vale por 1 hora e só uma vez.' },
      { kind: 'button', label: 'Criar nova senha', link: '{link}' },
      { kind: 'note', text: 'Se não foi você que pediu, ignore este e-mail: sua senha continua a mesma.' },
    ],
  },
  en: {
    subject: 'Create a new Relâmpago password',
    preview: 'The link is valid for 1 hour and only once.',
    heading: 'Create a new password',
    parts: [
      { kind: 'lead', text: 'We received a request to change the password of your account. The link is valid for 1 hour and only once.' },
      { kind: 'button', label: 'Create a new password', link: '{link}' },
      { kind: 'note', text: 'If you did not ask for this, ignore this e-mail: your password stays the same.' },
    ],
  },
}

export type PasswordResetMail = Addressee & { link: string }

/** The mail with the link for a new password. */
export function passwordResetMail({ link, ...addressee }: PasswordResetMail): Mail {
  return composeMail(addressee, { kind: 'password-reset', usefulForMs: hourMs, words: words[addressee.language], values: { link } })
}
