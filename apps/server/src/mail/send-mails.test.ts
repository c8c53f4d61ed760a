import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/queue.ts'
import { mailSender, readEnv, showsOutbox } from '../settings/env.ts'
import { sendMails } from './send-mails.ts'

/**
 * Starts the sending with these settings; gives what was logged and whether mails are taken from
 * the queue.
 */
async function start(variables: Record<string, string>) {
  const lines: string[] = []
  let works = false
  const queue = { workMail: async () => void (works = true) } as Partial<Queue> as Queue
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const server = await sendMails({ env: readEnv(variables), database: {} as Database, queue, logger, now: () => new Date() })
  server?.close()
  return { log: lines.join(''), works }
}

describe('without a mail server', () => {
  it('production warns at its start that mails are not sent', async () => {
    expect(await start({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENT: '1' })).toEqual({
      log: expect.stringContaining('MAIL_URL is not set: mails are not sent') as string,
      works: false,
    })
  })

  it.each<Record<string, string>>([{}, { PUBLIC_URL: 'http://192.168.0.7:3000' }, { PUBLIC_URL: 'http://[::1]:3000/' }])(
    'development says nothing with %j: it has the outbox',
    async (variables) => {
      expect(showsOutbox(readEnv(variables))).toBe(true)
      expect(await start(variables)).toEqual({ log: '', works: false })
    },
  )

  it.each<Record<string, string>>([{ PUBLIC_URL: 'https://videos.example' }, { PUBLIC_URL: 'http://192.168.0.7', TRUST_PROXY: '1' }])(
    'with %j there is a proxy in front or a name that others know, so the outbox is hidden and the start says so',
    async (variables) => {
      expect(showsOutbox(readEnv(variables))).toBe(false)
      expect((await start(variables)).log).toContain('mails are not sent')
    },
  )
})

describe('with a mail server', () => {
  it('mails are taken from the queue', async () => {
    expect(await start({ MAIL_URL: 'smtps://me:secret@mail.example', NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENT: '1' })).toEqual({ log: '', works: true })
  })

  it('they come from MAIL_FROM, else from the host of the links in them', () => {
    expect(mailSender(readEnv({ MAIL_FROM: 'Relâmpago <ola@videos.example>' }))).toBe('Relâmpago <ola@videos.example>')
    expect(mailSender(readEnv({ PUBLIC_URL: 'https://videos.example/app' }))).toBe('Relâmpago <no-reply@videos.example>')
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
