import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/queue.ts'
import { mailSender, showsOutbox, type Env } from '../settings/env.ts'
import { deliverMail } from './deliver-mail.ts'
import { openSmtp, type MailServer } from './smtp.ts'

export type SendMailsOptions = { env: Env; database: Database; queue: Queue; logger: Logger; now: () => Date }

/**
 * Sends what the outbox holds, as long as the queue is open; `null` without a mail server. Close
 * the server after the queue.
 */
export async function sendMails({ env, database, queue, logger, now }: SendMailsOptions): Promise<MailServer | null> {
  if (env.MAIL_URL === undefined) {
    if (!showsOutbox(env)) logger.warn('MAIL_URL is not set: mails are not sent, so that sign-up and password recovery do not work')
    return null
  }
  const server = openSmtp({ url: env.MAIL_URL, from: mailSender(env) })
  const log = (message: string) => logger.warn(message)
  await queue.workMail((mailId) => deliverMail({ database, server, now, log }, mailId))
  return server
}
