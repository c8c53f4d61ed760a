import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import { hourMs, type Mail } from './mail.ts'

const words: Record<InterfaceLanguage, MailWords> = {
  pt: {
    subject: 'A senha da sua conta no Relâmpago foi trocada',
    preview: 'Se não foi você, crie outra senha agora.',
    heading: 'Sua senha foi trocada',
    parts: [
      { kind: 'lead', text: 'A senha da sua conta no Relâmpago acaba de ser trocada. Quem estava na conta em outros aparelhos saiu.' },
      { kind: 'note', text: 'Foi você? Então está tudo certo. Se não foi, crie outra senha agora:' },
      { kind: 'button', label: 'Não fui eu: criar outra senha', link: '{link}' },
    ],
  },
  en: {
    subject: 'The password of your Relâmpago account was changed',
    preview: 'If it was not you, create another password now.',
    heading: 'Your password was changed',
    parts: [
      { kind: 'lead', text: 'The password of your Relâmpago account has just been changed. Other devices were signed out.' },
      { kind: 'note', text: 'Was it you? Then all is well. If not, create another password now:' },
      { kind: 'button', label: 'It was not me: create another', link: '{link}' },
    ],
  },
}

/** `link` leads to the page where another password is asked for, `/forgot-password`. */
export type PasswordChangedMail = Addressee & { link: string }

/** Notifies the owner of an account that its password has changed, by a change or a reset. */
export function passwordChangedMail({ link, ...addressee }: PasswordChangedMail): Mail {
  // Useful as long as the owner can still react.
  return composeMail(addressee, { kind: 'password-changed', usefulForMs: 24 * hourMs, words: words[addressee.language], values: { link } })
}
