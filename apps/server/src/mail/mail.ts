/** A mail as it leaves us: plain text. `code` and `link` repeat what the text holds, for the development outbox. */
export type Mail = { to: string; subject: string; text: string; code?: string; link?: string }
