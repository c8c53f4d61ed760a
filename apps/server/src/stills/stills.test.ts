import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestsPerMinute } from '../limits/rate-limits.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { createStills, type Stills } from './stills.ts'

const logged: string[] = []
const log = (line: string) => void logged.push(line)
let platform: TestPlatform
let stills: Stills
beforeAll(async () => {
  platform = await TestPlatform.start()
  stills = createStills({ now: platform.clock.now, log })
  platform.server = await platform.createServer({ stills })
})
afterAll(async () => {
  stills.close()
  await platform.stop()
})

const ask = (body: object, language?: string) => platform.ask('POST', '/api/v1/previews/theme', { body, ...(language === undefined ? {} : { language }) })
const pixels = async (body: object) =>
  sharp((await ask(body)).rawPayload)
    .resize(54, 96)
    .removeAlpha()
    .raw()
    .toBuffer()
function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

describe('a scene of a theme', () => {
  it('is drawn for visitors, as WebP of half the size of videos, kept by no cache between', async () => {
    const reply = await ask({ input: 'bitcoin' })

    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([200, 'image/webp', 'private, no-store'])
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 540, height: 960, format: 'webp' })
  })

  it('differs from that of another theme, and from the same in another look', async () => {
    const bitcoin = await pixels({ input: 'bitcoin', look: 'paper' })

    expect(distance(bitcoin, await pixels({ input: 'café especial', look: 'paper' }))).toBeGreaterThan(10)
    expect(distance(bitcoin, await pixels({ input: 'bitcoin', look: 'neon' }))).toBeGreaterThan(10)
  })

  it.each([
    ['of the longest text there is', 'ã'.repeat(500)],
    ['of control characters between words', 'café\u0000\u001b[31m especial'],
    ['of marks of direction and markup', '\u202Eabc<script>alert(1)</script>'],
    ['of accents without end', `e${'\u0301'.repeat(400)}`],
  ])('%s is drawn', async (_, input) => {
    const reply = await ask({ input })

    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it.each([
    ['nothing', '', 'invalid_field', 'Confira o campo input: escreva um tema ou cole um link, com até 500 caracteres.'],
    ['more than an order takes', 'a'.repeat(501), 'invalid_field', 'Confira o campo input: escreva um tema ou cole um link, com até 500 caracteres.'],
    ['no word', '🎉🎉', 'subject_unreadable', 'Não achamos palavras no tema. Escreva com letras, por exemplo “café especial”.'],
    [
      'a broken link',
      'https://',
      'page_address_invalid',
      'Este link não parece um endereço. Copie o link inteiro da página do produto, começando com https://.',
    ],
  ])('of %s is refused as the order would be', async (_, input, code, text) => {
    const reply = await ask({ input })

    expect([reply.statusCode, reply.json()]).toMatchObject([422, { error_type: code, message: text }])
  })
})

describe('processes that draw scenes', () => {
  const module = join(import.meta.dirname, '../../tests/fake-still-children/does-as-told.ts')
  /** The fake one does what its theme says, and answers how often it was started. */
  async function start(timeoutMs = 60_000, more: object = {}) {
    const own = createStills({ now: platform.clock.now, log, module, timeoutMs })
    const taken = { count: 0 }
    const counted: Stills = {
      ...own,
      draw: async (wish) => {
        const drawing = own.draw(wish)
        taken.count += 1
        return drawing
      },
    }
    const server = await platform.createServer({ stills: counted, ...more })
    // Not before something waits for it is a request sent.
    const from = async (remoteAddress: string, input: string, language = 'pt') =>
      await server.inject({
        method: 'POST',
        url: '/api/v1/previews/theme',
        remoteAddress,
        headers: { 'x-api-key': 'test-key', 'accept-language': language },
        payload: { input },
      })
    return { from, taken, stop: async () => [own.close(), await server.close()] }
  }

  it('draw a theme once for all who ask, until it is forgotten after a day', async () => {
    const { from, stop } = await start()

    const first = await from('192.0.2.1', 'fine')
    expect(first.body).toContain('drawn')
    expect((await from('192.0.2.2', '  fine ')).body).toBe(first.body)
    platform.clock.pass(25 * 3600_000)
    expect((await from('192.0.2.2', 'fine')).body).not.toBe(first.body)
    await stop()
  })

  it('end alone when they crash, and the next one draws', async () => {
    const { from, stop } = await start()

    expect((await from('192.0.2.1', 'crash')).statusCode).toBe(500)
    expect(logged.at(-1)).toContain('a scene was not drawn: broken')
    expect((await from('192.0.2.1', 'fine')).statusCode).toBe(200)
    await stop()
  })

  it('are killed when they take too long, which asks to come back', async () => {
    const { from, stop } = await start(300)

    const reply = await from('192.0.2.1', 'hang')

    expect([reply.statusCode, reply.headers['retry-after'], reply.json<{ message: string }>().message]).toEqual([
      503,
      '3',
      'Há muitas prévias na fila agora. Tente de novo em 3 s.',
    ])
    await stop()
  })

  it('are one at a time, four wait, one for each visitor; the API answers others meanwhile', async () => {
    const { from, taken, stop } = await start()
    const hanging = Array.from({ length: 5 }, (_, index) => from(`192.0.2.${index + 1}`, 'hang'))
    await expect.poll(() => taken.count).toBe(5)

    expect((await from('192.0.2.1', 'other')).statusCode).toBe(429)
    const refused = await from('192.0.2.99', 'other', 'en')
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([503, 'Many previews are waiting right now. Try again in 3 s.'])
    expect((await platform.ask('GET', '/options')).statusCode).toBe(200)

    await stop()
    expect(new Set((await Promise.all(hanging)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  })

  it('are asked for no more often than the limit of an address', async () => {
    const { from, stop } = await start(60_000, { requestsPerMinute: { ...requestsPerMinute, generate: 2 } })

    const statuses = [await from('192.0.2.7', 'fine'), await from('192.0.2.7', 'fine'), await from('192.0.2.7', 'fine'), await from('192.0.2.8', 'fine')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200])
    await stop()
  })
})
