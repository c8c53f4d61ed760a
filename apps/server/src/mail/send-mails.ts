import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/queue.ts'
import { mailSender, type Env } from '../settings/env.ts'
import { deliverMail } from './deliver-mail.ts'
import { openSmtp, type MailServer } from './smtp.ts'

export type SendMailsOptions = { env: Env; database: Database; queue: Queue; log: (message: string) => void; now: () => Date }

/**
 * Sends what the outbox holds, as long as the queue is open; `null` without a mail server. Close
 * the server after the queue.
 */
export async function sendMails({ env, database, queue, log, now }: SendMailsOptions): Promise<MailServer | null> {
  if (env.MAIL_URL === undefined) return null
  const server = openSmtp({ url: env.MAIL_URL, from: mailSender(env) })
  await queue.workMail((mailId) => deliverMail({ database, server, now, log }, mailId))
  return server
}
