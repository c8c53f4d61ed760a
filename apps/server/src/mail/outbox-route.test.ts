import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
  await platform.ask('POST', '/auth/register', { body: { email: 'ana@exemplo.com', password: goodPassword, name: 'Ana' } })
})
afterAll(() => platform.stop())

const html = { accept: 'text/html' }

describe('the outbox of a development machine', () => {
  it('gives programs each mail with its code and link, and nothing else', async () => {
    const mails = (await platform.ask('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).json<Record<string, string>[]>()

    expect(mails.map((mail) => Object.keys(mail).toSorted())).toEqual([['code', 'link', 'sentAt', 'subject', 'text', 'to']])
    expect(mails[0]).toMatchObject({
      to: 'ana@exemplo.com',
      code: expect.stringMatching(/^\d{6}$/) as string,
      link: expect.stringContaining('/verify-email?token=') as string,
    })
  })

  it('shows people each mail as it looks, in a frame that can do nothing', async () => {
    const page = await platform.ask('GET', '/dev/outbox', { headers: html })
    const path = /<iframe sandbox src="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const mail = await platform.ask('GET', path, { headers: html })

    expect(mail.statusCode).toBe(200)
    expect(mail.body).toContain('Confirme seu e-mail')
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/)
    expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it.each(['/dev/outbox/0', '/dev/outbox/-1', '/dev/outbox/9e99', '/dev/outbox/x', '/dev/outbox/1%20or%201'])('has no mail %s', async (url) => {
    expect((await platform.ask('GET', url)).statusCode).toBe(404)
  })

  it.each(['/dev/outbox', '/dev/outbox/1'])('hides %s from other machines, and where it is closed', async (url) => {
    const without = await platform.createServer({ doors: { sandbox: 'this-machine', testCheckout: 'this-machine', outbox: 'closed' } })
    const replies = [await platform.server.inject({ url, remoteAddress: '192.0.2.1' }), await without.inject({ url })]
    await without.close()

    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404])
  })

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'])(
    'hides from what a proxy on this machine passes on, whatever %s claims',
    async (header) => {
      const reply = await platform.server.inject({ url: '/dev/outbox', headers: { [header]: '127.0.0.1' } })

      expect(reply.statusCode).toBe(404)
    },
  )

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['evil.example', 404],
    ['localhost.evil.example', 404],
    ['127.0.0.1.evil.example:3000', 404],
    ['192.168.0.7', 404],
  ])('is asked for as %j: %i, because a foreign page may lead its own name here', async (host, status) => {
    const reply = await platform.server.inject({ url: '/dev/outbox', headers: { host } })

    expect(reply.statusCode).toBe(status)
  })

  it('hides from a proxy on this machine that says nothing about itself but its old HTTP', async () => {
    const server = await platform.createServer()
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET /dev/outbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`))
    const reply = await text(socket)
    const direct = await fetch(`http://127.0.0.1:${port}/dev/outbox`)
    await server.close()

    expect(reply).toMatch(/^HTTP\/1\.1 404/)
    expect(direct.status).toBe(200)
  })
})
