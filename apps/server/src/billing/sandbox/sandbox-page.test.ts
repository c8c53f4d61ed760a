import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Payers } from '../../../tests/payers.ts'
import { TestPlatform } from '../../../tests/test-platform.ts'

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

const pathOf = (address: string) => new URL(address).pathname
const page = (path: string, headers: Record<string, string> = {}) => platform.server.inject({ url: path, headers: { accept: 'text/html', ...headers } })

describe('the checkout page of the sandbox', () => {
  it('says what is sold, in both languages, with the three answers of a bank', async () => {
    const path = pathOf((await payers.open(await platform.newPerson())).checkout_url)

    const pt = (await page(path)).body
    const en = (await page(`${path}?language=en`)).body

    for (const text of ['Relâmpago Pro', 'R$\u00A014,90', 'Aprovar', 'Recusar', 'Deixar pendente', 'nenhum dinheiro muda de mãos']) expect(pt).toContain(text)
    for (const text of ['R$14.90', 'Approve', 'Refuse', 'Leave pending', 'no money changes hands']) expect(en).toContain(text)
  })

  it('can be framed by our own pages alone and runs no script; other pages cannot be framed', async () => {
    const path = pathOf((await payers.open(await platform.newPerson())).checkout_url)

    const { headers, body } = await page(path)
    const elsewhere = await page('/pricing')

    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'$/,
    )
    expect(body).not.toMatch(/<script| style=|https?:/)
    expect(elsewhere.headers['x-frame-options']).toBe('DENY')
    expect(elsewhere.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['approve', 'Pagamento aprovado', false],
    ['refuse', 'Pagamento recusado', false],
    ['wait', 'Pagamento pendente', true],
  ] as const)('after %s says so, and asks again only while it can change', async (decision, text, asksAgain) => {
    const { checkout_url: address } = await payers.open(await platform.newPerson())

    const { headers } = await payers.decide(address, decision)
    const { body } = await page(headers.location ?? '')

    expect(body).toContain(text)
    expect(body.includes('<form')).toBe(asksAgain)
  })

  it('knows nothing of made-up addresses and answers', async () => {
    const path = pathOf((await payers.open(await platform.newPerson())).checkout_url)
    const press = (url: string, decision: string) => platform.ask('POST', url, { form: { decision } })

    expect((await page('/sandbox-checkout/sbx_made-up')).statusCode).toBe(404)
    expect((await press('/sandbox-checkout/sbx_made-up', 'approve')).statusCode).toBe(404)
    expect((await press(path, 'refund')).statusCode).toBe(400)
  })

  it('is not there without the sandbox', async () => {
    const path = pathOf((await payers.open(await platform.newPerson())).checkout_url)
    const server = await platform.createServer({ sandbox: null })

    expect((await server.inject({ url: path })).statusCode).toBe(404)
    await server.close()
  })
})
