import type { Bilingual, InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Mail } from './mail.ts'

const subject: Bilingual = { pt: '{code} é o seu código do Relâmpago', en: '{code} is your Relâmpago code' }
const body: Bilingual = {
  pt: `Olá, {name}!

Seu código de verificação é {code}. Ele vale por 10 minutos.

Se preferir, ative a conta por este link, que vale por 24 horas:
{link}

Se você não criou uma conta no Relâmpago, ignore este e-mail.
`,
  en: `Hello, {name}!

Your verification code is {code}. It is valid for 10 minutes.

You can also activate the account with this link, valid for 24 hours:
{link}

If you did not create a Relâmpago account, ignore this e-mail.
`,
}

export type VerificationMail = { to: string; name: string; code: string; link: string; language: InterfaceLanguage }

/** The mail that a new account waits for. */
export function verificationMail({ to, name, code, link, language }: VerificationMail): Mail {
  // A name with line breaks could otherwise pose as a part of our text.
  const values: Record<string, string> = { name: name.replaceAll(/\s+/g, ' '), code, link }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  return { to, subject: fill(subject[language]), text: fill(body[language]), code, link }
}
