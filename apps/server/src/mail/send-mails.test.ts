import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/queue.ts'
import { mailSender, readEnv } from '../settings/env.ts'
import { sendMails } from './send-mails.ts'

/** Whether mails are taken from the queue with these settings. */
async function takesMails(variables: Record<string, string>): Promise<boolean> {
  let works = false
  const queue = { workMail: async () => void (works = true) } as Partial<Queue> as Queue
  const server = await sendMails({ env: readEnv(variables), database: {} as Database, queue, log: () => undefined, now: () => new Date() })
  server?.close()
  return works
}

describe('mails', () => {
  it('are taken from the queue with a mail server alone', async () => {
    expect(await takesMails({})).toBe(false)
    expect(await takesMails({ MAIL_URL: 'smtps://me:secret@mail.example', ALLOW_SANDBOX_PAYMENT: '1' })).toBe(true)
  })

  it('come from MAIL_FROM, else from the host of the links in them', () => {
    expect(mailSender(readEnv({ MAIL_FROM: 'Relâmpago <ola@videos.example>' }))).toBe('Relâmpago <ola@videos.example>')
    expect(mailSender(readEnv({ PUBLIC_URL: 'https://videos.example/app', ALLOW_SANDBOX_PAYMENT: '1' }))).toBe('Relâmpago <no-reply@videos.example>')
  })
})

describe('the mail settings', () => {
  it.each(['mail.example', 'http://mail.example', 'smtp://', 'smtp:me:hunter2secret@'])(
    'refuse the server %s without repeating it, because it may hold a password',
    (MAIL_URL) => {
      expect(() => readEnv({ MAIL_URL })).toThrow(/^MAIL_URL=\*\*\* is not accepted/)
    },
  )

  it.each(['ola', 'a@b.co, c@d.co', 'Ana <a@b.co>\r\nBcc: <c@d.co>', '<a@b.co> x', 'Ana <a@b co>'])('refuse the sender %s', (MAIL_FROM) => {
    expect(() => readEnv({ MAIL_FROM })).toThrow(/MAIL_FROM=.* is not accepted/s)
  })

  it.each(['ola@videos.example', 'Relâmpago <ola@videos.example>'])('accept the sender %s', (MAIL_FROM) => {
    expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  })
})
