import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestsPerMinute } from '../limits/rate-limits.ts'
import type { ServerOptions } from '../api/server.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { createGlances, type Glances } from './glances.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const logged: string[] = []
const log = (line: string) => void logged.push(line)
/** What the shop answers, by path, and what it was asked for. */
const pages: Record<string, Answer> = {}
const asked: string[] = []
const shop = createServer((request, response) => {
  asked.push(request.url ?? '')
  const answer = pages[request.url ?? '']
  if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>gone</h1>')
  else answer(request, response)
})
let shopUrl = ''
let platform: TestPlatform
let photo: Buffer
const opened: Glances[] = []

/** A server whose pages may be on this machine. */
async function start(options: Partial<Parameters<typeof createGlances>[0]> = {}, more: Partial<ServerOptions> = {}): Promise<void> {
  const glances = createGlances({ allowPrivateFetch: true, now: platform.clock.now, log, ...options })
  opened.push(glances)
  platform.server = await platform.createServer({ glances, ...more })
}

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  platform = await TestPlatform.start()
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2288aa' } })
    .withMetadata({ exif: { IFD0: { Make: 'A camera' } } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  asked.length = 0
  pages['/photo.jpg'] = (_, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
  pages['/item/fone'] = productPage({})
  await start()
})
afterEach(() => opened.splice(0).forEach((one) => one.close()))
afterAll(async () => {
  shop.closeAllConnections()
  await new Promise((resolve) => shop.close(resolve))
  await platform.stop()
})

function productPage(more: object): Answer {
  const offers = { '@type': 'Offer', price: '129.90', priceCurrency: 'BRL' }
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Fone Aurora X2', image: ['/photo.jpg', '/other.jpg'], offers, ...more }
  const html = `<html><body><script type="application/ld+json">${JSON.stringify(product)}</script><h1>Fone Aurora X2</h1></body></html>`
  return (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html)
}
const ask = (input: string, body: object = {}) => platform.ask('POST', '/api/v1/previews/product', { body: { input, ...body } })
const from = (remoteAddress: string, path: string) =>
  platform.server.inject({
    method: 'POST',
    url: '/api/v1/previews/product',
    remoteAddress,
    headers: { 'x-api-key': 'test-key' },
    payload: { input: `${shopUrl}${path}` },
  })

describe('a glance at a product', () => {
  it('gives name, price, shop and one photo, small and written again', async () => {
    const reply = await ask(`${shopUrl}/item/fone`)

    const { photo: address, ...said } = reply.json<{ product: { photo: string } }>().product
    expect([reply.statusCode, said]).toEqual([200, { name: 'Fone Aurora X2', price: 'R$ 129,90', list_price: null, host: '127.0.0.1' }])
    const [head, data = ''] = address.split(',')
    const { width, height, format, exif } = await sharp(Buffer.from(data, 'base64')).metadata()
    expect([head, width, height, format, exif]).toEqual(['data:image/jpeg;base64', 540, 405, 'jpeg', undefined])
    expect(asked).toEqual(['/item/fone', '/photo.jpg'])
  })

  it('writes the price in the language of the video', async () => {
    expect((await ask(`${shopUrl}/item/fone`, { language: 'en-US' })).json()).toMatchObject({ product: { price: 'R$129.90' } })
  })

  it.each([
    ['no price', { offers: {} }, { price: null }],
    ['no photo', { image: [] }, { photo: null, price: 'R$ 129,90' }],
    ['a photo that is gone', { image: ['/gone.jpg'] }, { photo: null, price: 'R$ 129,90' }],
    ['markup in its name', { name: 'Fone <img src=x onerror=alert(1)> X2' }, { name: 'Fone X2' }],
  ])('of a page with %s gives the rest', async (_, more, said) => {
    pages['/item/other'] = productPage(more)

    const reply = await ask(`${shopUrl}/item/other`)

    expect([reply.statusCode, reply.json()]).toMatchObject([200, { product: said, error_type: null }])
  })

  it('asks the shop once for all who ask within ten minutes', async () => {
    await from('192.0.2.1', '/item/fone')
    expect((await from('192.0.2.2', '/item/fone')).statusCode).toBe(200)
    expect(asked).toEqual(['/item/fone', '/photo.jpg'])

    platform.clock.pass(11 * 60_000)
    await from('192.0.2.2', '/item/fone')
    expect(asked).toHaveLength(4)
  })
})

describe('a page that cannot be read', () => {
  const endless: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => void (response.writable && response.write('<p>more</p>'.repeat(1000), more))
    more()
  }
  it.each<[string, string, Answer]>([
    ['page_without_product', 'an article', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Nothing for sale</p>')],
    ['page_not_html', 'a file', (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')],
    ['page_refused', 'a refusal', (_, response) => void response.writeHead(403).end('no')],
    ['page_too_large', 'a page without end', endless],
    ['page_private', 'a redirect to the network', (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()],
    ['page_redirects', 'a redirect to itself', (_, response) => void response.writeHead(302, { location: '/item/bad' }).end()],
  ])('says %s of %s, and is not asked again within a minute', async (code, _, answer) => {
    pages['/item/bad'] = answer

    const first = await ask(`${shopUrl}/item/bad`)
    const requests = asked.length
    const second = await ask(`${shopUrl}/item/bad`)

    expect([first.statusCode, first.json()]).toMatchObject([200, { product: null, error_type: code }])
    expect(second.json()).toEqual(first.json())
    expect(asked).toHaveLength(requests)
  })

  it.each(['http://127.0.0.1/', 'http://localhost/', 'http://[::1]/', 'http://2130706433/', 'http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/'])(
    'is refused at the address %s, where private pages are not allowed',
    async (link) => {
      await start({ allowPrivateFetch: false })

      const reply = await ask(link)

      expect(reply.json()).toEqual({
        product: null,
        error_type: 'page_private',
        message: 'Este link aponta para um endereço interno. Use o link público da página do produto.',
      })
    },
  )

  it('is no link at all: nothing is asked', async () => {
    expect((await ask('fones de ouvido')).json()).toMatchObject({ error_type: 'page_address_invalid' })
    expect(asked).toEqual([])
  })
})

describe('visitors together', () => {
  const hang: Answer = () => undefined

  it('are answered that it took too long when the shop does not answer', async () => {
    pages['/item/slow'] = hang
    await start({ timeoutMs: 1500 })

    const reply = await ask(`${shopUrl}/item/slow`)

    expect([reply.statusCode, reply.json()]).toMatchObject([
      503,
      { error_type: 'preview_busy', message: 'Há muitas prévias na fila agora. Tente de novo em 5 s.' },
    ])
  })

  it('read two pages at a time, four wait, one for each visitor', async () => {
    pages['/item/slow'] = hang
    const waiting = Array.from({ length: 6 }, async (_, index) => from(`192.0.2.${index + 1}`, '/item/slow'))
    await expect.poll(() => asked.length).toBe(2)

    expect((await from('192.0.2.1', '/item/fone')).statusCode).toBe(429)
    expect((await from('192.0.2.99', '/item/fone')).json()).toMatchObject({ error_type: 'preview_busy' })
    expect(asked).toEqual(['/item/slow', '/item/slow'])

    opened.at(-1)?.close()
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  })

  it('ask one shop for thirty pages a minute', async () => {
    const module = new URL('../../tests/fake-still-children/refuses.ts', import.meta.url).pathname
    await start({ module })

    const codes: string[] = []
    for (let at = 0; at < 31; at += 1) codes.push((await ask(`${shopUrl}/item/${at}`)).json<{ error_type: string }>().error_type)
    expect([codes[29], codes[30]]).toEqual(['page_refused', 'preview_busy'])
    platform.clock.pass(61_000)
    expect((await ask(`${shopUrl}/item/31`)).json()).toMatchObject({ error_type: 'page_refused' })
  })

  it('ask no more often than the limit of an address', async () => {
    await start({}, { requestsPerMinute: { ...requestsPerMinute, shop: 2 } })

    const replies = [await from('192.0.2.7', '/item/fone'), await from('192.0.2.7', '/item/fone'), await from('192.0.2.7', '/item/fone')]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect((await from('192.0.2.8', '/item/fone')).statusCode).toBe(200)
  })
})
