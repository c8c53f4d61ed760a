import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** One piece of a mail, in reading order. `lead` says what to do, `note` is small print; both are plain text. */
export type MailPart = { kind: 'lead' | 'note'; text: string } | { kind: 'code'; code: string } | { kind: 'button'; label: string; link: string }

/** What a mail says, before it is text or HTML. Everything in it is plain text; whoever writes HTML escapes it. */
export type MailContent = {
  language: InterfaceLanguage
  /** What mail programs show beside the subject in their list. */
  preview: string
  heading: string
  parts: readonly MailPart[]
}

/**
 * A name as it may stand in a mail: one line, without the characters that turn the direction of text around or hide.
 * A name with line breaks could otherwise pose as a part of our text.
 */
export function plainName(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
    .trim()
}
