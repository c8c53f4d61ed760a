import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'

let platform: TestPlatform
let encyclopedia: Server
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
beforeAll(async () => {
  platform = await TestPlatform.start()
  encyclopedia = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    response.setHeader('content-type', 'application/json').end('{"query":{"pages":[]}}')
  })
  await new Promise<void>((done) => encyclopedia.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  encyclopedia.closeAllConnections()
  encyclopedia.close()
  await platform.stop()
})

async function makeVideoWith(options: Parameters<TestPlatform['createWorker']>[1]): Promise<string | undefined> {
  const { token } = await platform.newPerson()
  const { task_id: id } = (await platform.ask('POST', '/generate-video', { token, body: { input: 'ornitorrinco' } })).json<{ task_id: string }>()
  const worker = await platform.createWorker('reads-its-page', options)
  await worker.makeOne(id, new AbortController().signal)
  worker.close()
  const [video] = await platform.database.queries.select().from(videos).where(eq(videos.id, id))
  return video?.state
}

it('a worker asks the encyclopedia of its settings about the theme, and no other asks any', async () => {
  const base = `http://127.0.0.1:${(encyclopedia.address() as AddressInfo).port}`
  const settings = { contact: 'ola@videos.example', wikipediaUrl: `${base}/{language}`, wikidataUrl: `${base}/wikidata`, cacheFolder: null }

  const without = await makeVideoWith({})
  const before = asked.length
  const state = await makeVideoWith({ providers: () => ({ encyclopedia: settings, model: null }) })

  expect([without, before, state]).toEqual(['done', 0, 'done'])
  expect(asked[0]?.url).toMatch(/^\/pt\/w\/api\.php\?.*titles=Ornitorrinco/)
  expect(asked[0]?.headers['user-agent']).toBe('Relampago/1.0 (ola@videos.example)')
})
