import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { plainName, type MailContent, type MailPart } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'

/** The texts of a mail in one language; each `{name}` is replaced by a value. */
export type MailWords = { subject: string; preview: string; heading: string; parts: readonly MailPart[] }

/** The recipient of a mail; `name` as its owner typed it. */
export type Addressee = { to: string; name: string; language: InterfaceLanguage }

export type MailOptions = Pick<Mail, 'kind' | 'usefulForMs'> & { words: MailWords; values?: { code?: string; link?: string } }

/** Fills the values into the texts and makes both forms of the mail. */
export function composeMail({ to, name, language }: Addressee, { kind, usefulForMs, words, values = {} }: MailOptions): Mail {
  const texts: Record<string, string> = { name: plainName(name), ...values }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => texts[key] ?? whole)
  const parts = words.parts.map((part) => Object.fromEntries(Object.entries(part).map(([key, text]) => [key, fill(text)])) as MailPart)
  const content: MailContent = { language, preview: fill(words.preview), heading: fill(words.heading), parts }
  return { kind, to, subject: fill(words.subject), text: mailText(content), html: mailHtml(content), usefulForMs, ...values }
}
