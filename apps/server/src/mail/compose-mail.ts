import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { MailContent, MailPart } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'

/** The texts of a mail in one language; each `{key}` is replaced by a value. */
export type MailWords = { subject: string; preview: string; heading: string; parts: readonly MailPart[] }

/**
 * The recipient of a mail. No mail holds a name or other text that a person typed: a stranger may
 * have typed it, and mails must not carry a stranger's words to any address.
 */
export type Addressee = { to: string; language: InterfaceLanguage }

/** `facts` are texts of ours, put together from what the server knows. */
export type MailOptions = Pick<Mail, 'kind' | 'usefulForMs' | 'leaveLink'> & {
  words: MailWords
  values?: { code?: string; link?: string }
  facts?: Record<string, string>
}

/** Fills the values into the texts and makes both forms of the mail. */
export function composeMail({ to, language }: Addressee, { kind, usefulForMs, leaveLink, words, values = {}, facts = {} }: MailOptions): Mail {
  const texts: Record<string, string> = { ...facts, ...values }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => texts[key] ?? whole)
  const parts = words.parts.map((part) => Object.fromEntries(Object.entries(part).map(([key, text]) => [key, fill(text)])) as MailPart)
  const content: MailContent = { language, preview: fill(words.preview), heading: fill(words.heading), parts }
  return {
    kind,
    to,
    subject: fill(words.subject),
    text: mailText(content),
    html: mailHtml(content),
    usefulForMs,
    ...(leaveLink !== undefined && { leaveLink }),
    ...values,
  }
}
