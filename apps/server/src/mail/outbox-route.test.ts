import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
  await platform.ask('POST', '/auth/register', { body: { email: 'ana@exemplo.com', password: goodPassword, name: '<img src=x onerror=alert(1)>' } })
})
afterAll(() => platform.stop())

const html = { accept: 'text/html' }

describe('the outbox of a development machine', () => {
  it('tells programs each mail with its code and link, and nothing else', async () => {
    const mails = (await platform.ask('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).json<Record<string, string>[]>()

    expect(mails.map((mail) => Object.keys(mail).toSorted())).toEqual([['code', 'link', 'sentAt', 'subject', 'text', 'to']])
    expect(mails[0]).toMatchObject({ to: 'ana@exemplo.com', code: expect.stringMatching(/^\d{6}$/), link: expect.stringContaining('/verify-email?token=') })
  })

  it('shows people each mail as it looks, in a frame that can do nothing', async () => {
    const page = await platform.ask('GET', '/dev/outbox', { headers: html })
    const path = /<iframe sandbox src="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const mail = await platform.ask('GET', path, { headers: html })

    expect(page.body).not.toContain('<img')
    expect(mail.statusCode).toBe(200)
    expect(mail.body).toContain('Olá, &lt;img src=x onerror=alert(1)&gt;!')
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/)
    expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it.each(['/dev/outbox/0', '/dev/outbox/-1', '/dev/outbox/9e99', '/dev/outbox/x', '/dev/outbox/1%20or%201'])('has no mail %s', async (url) => {
    expect((await platform.ask('GET', url)).statusCode).toBe(404)
  })

  it.each(['/dev/outbox', '/dev/outbox/1'])('hides %s from other machines, from proxies and in production', async (url) => {
    const production = await platform.createServer({ isDevelopment: false })
    const replies = [
      await platform.server.inject({ url, remoteAddress: '192.0.2.1' }),
      await platform.server.inject({ url, headers: { 'x-forwarded-for': '127.0.0.1' } }),
      await production.inject({ url }),
    ]
    await production.close()

    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404])
  })
})
