import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Tokens } from './sessions/tokens.ts'

/** What the work on accounts needs. */
export type AccountsOptions = {
  database: Database
  outbox: Outbox
  passwords: Passwords
  tokens: Tokens
  secretKey: Uint8Array
  /** Start of the links in mails, without a slash at the end. */
  publicUrl: () => string
  now: () => Date
}
