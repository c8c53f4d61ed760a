import type { MailKind } from '../database/schema.ts'

/** A mail as it is sent: as text, and as HTML with the same words. */
export type Mail = {
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** `code` and `link` repeat what the mail holds, for the development outbox. */
  code?: string
  link?: string
  /** Where one press in a mail program ends mails of this kind (RFC 8058). */
  leaveLink?: string
  /** A mail that could not be delivered in this time is given up. */
  usefulForMs: number
}

export const hourMs = 60 * 60_000
