import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'

/** What the mails about incidents need. */
export type SubscribersOptions = {
  database: Database
  outbox: Outbox
  /** Signs the links that end the mails. */
  secretKey: Uint8Array
  /** Start of the links in mails, without a slash at the end. */
  publicUrl: () => string
  now: () => Date
}
