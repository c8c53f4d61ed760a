import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/**
 * One piece of a mail, in reading order. `lead` is the main text, `note` is small print; both are
 * plain text. `link` is small print that leads somewhere.
 */
export type MailPart =
  | { kind: 'lead' | 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'link'; label: string; link: string }

/**
 * The content of a mail, before it is text or HTML. All of it is plain text; writers of HTML escape
 * it.
 */
export type MailContent = {
  language: InterfaceLanguage
  /** What mail programs show next to the subject in their list. */
  preview: string
  heading: string
  parts: readonly MailPart[]
}
