import { verificationCode, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import type { Mail } from './mail.ts'

const words: Record<InterfaceLanguage, MailWords> = {
  pt: {
    subject: '{code} é o seu código do Relâmpago',
    preview: 'Digite o código para ativar sua conta. Ele vale por 10 minutos.',
    heading: 'Olá, {name}!',
    parts: [
      { kind: 'lead', text: 'Seu código de verificação é {code}. Ele vale por 10 minutos.' },
      { kind: 'code', code: '{code}' },
      { kind: 'lead', text: 'Se preferir, ative a conta por este link, que vale por 24 horas.' },
      { kind: 'button', label: 'Ativar minha conta', link: '{link}' },
      { kind: 'note', text: 'Se você não criou uma conta no Relâmpago, ignore este e-mail.' },
    ],
  },
  en: {
    subject: '{code} is your Relâmpago code',
    preview: 'Type the code to activate your account. It is valid for 10 minutes.',
    heading: 'Hello, {name}!',
    parts: [
      { kind: 'lead', text: 'Your verification code is {code}. It is valid for 10 minutes.' },
      { kind: 'code', code: '{code}' },
      { kind: 'lead', text: 'You can also activate the account with this link, valid for 24 hours.' },
      { kind: 'button', label: 'Activate my account', link: '{link}' },
      { kind: 'note', text: 'If you did not create a Relâmpago account, ignore this e-mail.' },
    ],
  },
}

export type VerificationMail = Addressee & { code: string; link: string }

/**
 * The mail that a new account waits for. After the code's lifetime it is useless, and the page
 * offers another.
 */
export function verificationMail({ code, link, ...addressee }: VerificationMail): Mail {
  return composeMail(addressee, {
    kind: 'verification',
    usefulForMs: verificationCode.lifetimeMs,
    words: words[addressee.language],
    values: { code, link },
  })
}
