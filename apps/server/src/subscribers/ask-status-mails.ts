import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { statusMails, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { sql } from '../database/drizzle.ts'
import { statusSubscribers } from '../database/schema.ts'
import { createSharedCounter } from '../limits/shared-counter.ts'
import { statusConfirmMail } from '../mail/status-confirm-mail.ts'
import { statusSubscribedMail } from '../mail/status-subscribed-mail.ts'
import { confirmLink, leaveLinks, newConfirmToken } from './mail-links.ts'
import type { SubscribersOptions } from './subscribers-options.ts'

const dayMs = 24 * 60 * 60_000
/** Asks from one network address in an hour, for whatever mailboxes: offices share an address. */
const asksPerSender = 20
const senderWindowMs = 60 * 60_000
const countPatienceMs = 4000

/** `sender`: the network address of the request. */
export type StatusMailsAsk = { email: string; language: InterfaceLanguage; sender: string }

/**
 * Mails a link that confirms the subscription; a subscriber is mailed the link to leave. Outside it
 * looks and costs the same. Returns the seconds to wait when the sender asked too often, else
 * `null`. An address that was asked for too often gets no mail, which its asker is not told: the
 * mailbox of a stranger must not be filled, and nobody learns who else asked.
 */
export async function askStatusMails(options: SubscribersOptions, { email, language, sender }: StatusMailsAsk): Promise<number | null> {
  const { database, now } = options
  const counter = createSharedCounter(database, now, countPatienceMs)
  const ofSender = await counter.add(`status mails from ${sender}`, 1, senderWindowMs)
  if (ofSender.count > asksPerSender) return Math.max(1, Math.ceil((ofSender.resetsAt.getTime() - now().getTime()) / 1000))
  const ofAddress = await counter.add(`status mails to ${email}`, 1, dayMs)
  if (ofAddress.count <= statusMails.asksPerDay) await mailTheLink(options, email, language)
  return null
}

/** A stranger who asks for a subscriber's address changes nothing of the subscription. */
function unlessConfirmed(column: string): SQL {
  return sql.raw(`case when status_subscribers.confirmed_at is null then excluded.${column} else status_subscribers.${column} end`)
}

async function mailTheLink(options: SubscribersOptions, email: string, language: InterfaceLanguage): Promise<void> {
  const { database, outbox, now } = options
  await database.transaction(async ({ queries }) => {
    const { token, hash: confirmHash } = newConfirmToken()
    const asked = { language, askedAt: now(), confirmHash, confirmUntil: new Date(now().getTime() + statusMails.linkLifetimeMs) }
    const [row] = await queries
      .insert(statusSubscribers)
      .values({ id: randomUUID(), email, ...asked })
      .onConflictDoUpdate({
        target: statusSubscribers.email,
        set: {
          language: unlessConfirmed('language'),
          askedAt: unlessConfirmed('asked_at'),
          confirmHash: unlessConfirmed('confirm_hash'),
          confirmUntil: unlessConfirmed('confirm_until'),
        },
      })
      .returning()
    if (row === undefined) throw new Error('the subscriber was not returned')
    const isConfirmed = row.confirmedAt !== null
    await outbox.put(
      queries,
      isConfirmed
        ? statusSubscribedMail({ to: email, language: row.language, ...leaveLinks(options, row.id) })
        : statusConfirmMail({ to: email, language, link: confirmLink(options, token) }),
    )
  })
}
