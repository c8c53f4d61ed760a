import { locales, verificationCode, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import type { Mail } from './mail.ts'

const words: Record<InterfaceLanguage, MailWords> = {
  pt: {
    subject: '{code} é o seu código do Relâmpago',
    preview: 'Digite o código para ativar sua conta. Ele vale por 10 minutos.',
    heading: 'Confirme seu e-mail',
    parts: [
      { kind: 'lead', text: 'Seu código de verificação é {code}. Ele vale por 10 minutos.' },
      { kind: 'code', code: '{code}' },
      { kind: 'lead', text: 'Se preferir, ative a conta por este link, que vale por 24 horas.' },
      { kind: 'button', label: 'Ativar minha conta', link: '{link}' },
      { kind: 'lead', text: '{facts}' },
      {
        kind: 'note',
        text: 'Não foi você? Não digite o código nem confirme: abra o link e escolha “Não fui eu”, ou ignore este e-mail. Sem a confirmação, não existe conta.',
      },
    ],
  },
  en: {
    subject: '{code} is your Relâmpago code',
    preview: 'Type the code to activate your account. It is valid for 10 minutes.',
    heading: 'Confirm your e-mail',
    parts: [
      { kind: 'lead', text: 'Your verification code is {code}. It is valid for 10 minutes.' },
      { kind: 'code', code: '{code}' },
      { kind: 'lead', text: 'You can also activate the account with this link, valid for 24 hours.' },
      { kind: 'button', label: 'Activate my account', link: '{link}' },
      { kind: 'lead', text: '{facts}' },
      {
        kind: 'note',
        text: 'It was not you? Do not enter the code or confirm: open the link and choose “It was not me”, or ignore this e-mail. Without the confirmation there is no account.',
      },
    ],
  },
}

/** When a sign-up began and in which browser, in words of ours; no place, which we do not know. */
function factsText(startedAt: Date, browser: string | null, language: InterfaceLanguage): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'America/Sao_Paulo', dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })
  const moment = format.format(startedAt)
  if (language === 'pt')
    return `Este cadastro começou em ${moment} (horário de Brasília), ${browser === null ? 'em um programa que não se identificou' : `no navegador ${browser}`}.`
  return `This sign-up began on ${moment} (Brasília time), in ${browser === null ? 'a program that did not identify itself' : `the browser ${browser}`}.`
}

export type VerificationMail = Addressee & { code: string; link: string; startedAt: Date; browser: string | null }

/**
 * The mail that confirms a sign-up, with what its reader needs to know which one it is. After the
 * code's lifetime it is useless, and the page offers another.
 */
export function verificationMail({ code, link, startedAt, browser, ...addressee }: VerificationMail): Mail {
  const { language } = addressee
  return composeMail(addressee, {
    kind: 'verification',
    usefulForMs: verificationCode.lifetimeMs,
    words: words[language],
    values: { code, link },
    facts: { facts: factsText(startedAt, browser, language) },
  })
}
