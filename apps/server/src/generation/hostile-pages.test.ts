import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, isNull } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

const product = '<script type="application/ld+json">{"@type":"Product","name":"Fone Aurora X2"}</script>'
const pages: Record<string, string> = {
  '/honest': product,
  '/unmatched': product + '<div></x>'.repeat(20_000),
  '/lists': `${product}<h1>Fone</h1>${`${'<ul><li>'.repeat(450)}${'</li></ul>'.repeat(450)}`.repeat(80)}`,
  '/siblings': `${product}<h1>Fone</h1>${'<h2>Veja também</h2><wbr><p>'.repeat(70_000)}`,
}

let platform: TestPlatform
let site: Server
beforeAll(async () => {
  platform = await TestPlatform.start()
  site = createServer((request, response) => void response.setHeader('content-type', 'text/html').end(pages[request.url ?? '']))
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await platform.stop()
})

async function orderPage(path: string): Promise<string> {
  const { token } = await platform.newPerson()
  const body = { input: `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}` }
  return (await platform.ask('POST', '/generate-product-video', { token, body })).json<{ task_id: string }>().task_id
}
async function videoOf(id: string) {
  const [video] = await platform.database.queries.select().from(videos).where(eq(videos.id, id))
  return video
}

it('pages built to stall the only worker are refused at their first attempt, and the honest order behind them is made', async () => {
  const hostile = [await orderPage('/unmatched'), await orderPage('/lists'), await orderPage('/siblings')]
  const honest = await orderPage('/honest')
  const worker = await platform.createWorker('reads-its-page', { allowPrivateFetch: true })
  await worker.start(1)

  await expect.poll(async () => (await videoOf(honest))?.state, { timeout: 120_000 }).toMatch(/done|failed/)

  worker.close()
  const ended = await Promise.all(hostile.map(videoOf))
  const units = await platform.database.queries.select().from(quotaUses).where(isNull(quotaUses.returnedAt))
  expect(await videoOf(honest)).toMatchObject({ state: 'done', attempt: 1 })
  expect(ended).toEqual(hostile.map(() => expect.objectContaining({ state: 'failed', errorCode: 'page_too_large', attempt: 1, breakdowns: 0 }) as object))
  expect(units.map(({ videoId }) => videoId)).toEqual([honest])
})
