import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls, templateCalls, type CallShape, type Template } from '@relampago/domain/contracts'
import { mulberry32 } from '@relampago/domain/random'
import { storeTemplate } from '../../tests/stored-templates.ts'
import { newPublished } from '../../tests/template-bodies.ts'
import { TestPlatform, testApiKey } from '../../tests/test-platform.ts'
import { templates } from '../database/schema.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterEach(() => platform.database.queries.delete(templates))
afterAll(() => platform.stop())

type List = { templates: Template[]; total: number; page: number; pages: number }
const list = async (query: string, token?: string) => platform.ask('GET', `/api/templates?${query}`, token === undefined ? {} : { token })

describe('a page number', () => {
  it.each(['page=9', 'page=10000', 'page=4&per_page=3', 'page=2&q=brilho', 'page=2&category=pop', 'page=2&sort=name&type=all'])(
    'past the end (%s) gives an empty page that says how many there are',
    async (query) => {
      for (let one = 0; one < 3; one++) await storeTemplate(platform)

      const reply = await list(query)

      expect(reply.statusCode).toBe(200)
      expect(reply.json<List>()).toMatchObject({ templates: [], total: 3 })
    },
  )

  it.each(['0', '-1', '10001', '1.5', 'NaN', '1e9', '', ' ', '0x10', '99999999999999999999', "1'--"])(
    'that is none (%j) is refused or read as a number',
    async (page) => {
      const reply = await list(`page=${encodeURIComponent(page)}`)

      expect([200, 400, 422]).toContain(reply.statusCode)
    },
  )
})

describe('pages read one after the other', () => {
  it.each(['recent', 'popular', 'used', 'name'])('show no template twice and no error while templates are deleted, by %s', async (sort) => {
    const { token } = await platform.newPerson()
    const random = mulberry32(5)
    const made: Template[] = []
    for (let index = 0; index < 24; index++) made.push(await newPublished(platform, token, { name: `Brilho ${index % 5}` }))
    const deleted = new Set<string>()
    const seen: string[] = []

    for (let page = 1; page <= 6; page++) {
      const reply = await list(`type=public&per_page=4&sort=${sort}&page=${page}`)
      expect(reply.statusCode).toBe(200)
      const ids = reply.json<List>().templates.map(({ id }) => id)
      expect(ids.filter((id) => deleted.has(id))).toEqual([])
      seen.push(...ids)
      const victim = made[Math.floor(random() * made.length)] as Template
      if (!deleted.has(victim.id)) await platform.ask('DELETE', `/api/templates/${victim.id}`, { token })
      deleted.add(victim.id)
    }

    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(12)
  })
})

/** The first reply to headers that announce 10 MB, none of which is sent. */
async function announce(port: number, { method, path }: CallShape, headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const all = [`${method} ${path} HTTP/1.1`, 'Host: relampago.test', `X-API-Key: ${testApiKey}`, 'Content-Type: application/json', ...headers]
  socket.write(`${all.join('\r\n')}\r\n\r\n`)
  const [head] = (await once(socket.setEncoding('utf8'), 'data')) as [string]
  socket.destroy()
  return head
}

describe('10 MB that are announced', () => {
  it('are refused by every call about templates before they are sent', async () => {
    const { token } = await platform.newPerson()
    const { id } = await storeTemplate(platform)
    const server = await platform.createServer()
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const statuses: Record<string, string | undefined> = {}

    for (const name of Object.keys(templateCalls) as (keyof typeof templateCalls)[]) {
      const shape: CallShape = calls[name]
      const path = shape.path.replace(':templateId', id).replace(':file', 'a-still.webp')
      const head = await announce(port, { ...shape, path }, [`Authorization: Bearer ${token}`, 'Content-Length: 10485760'])
      statuses[name] = / (\d{3}) /.exec(head)?.[1]
    }
    await server.close()

    // A call that reads nothing answers without the body, which is not waited for.
    const writing = Object.entries(statuses).filter(([name]) => calls[name as 'me'].method !== 'GET')
    expect(writing.filter(([, status]) => status !== '413')).toEqual([])
    expect(Object.values(statuses).filter((status) => status === undefined || status.startsWith('5'))).toEqual([])
  })
})

describe('a slow database', () => {
  it('holds up lists alone: pages, the health check and later lists are answered', async () => {
    await storeTemplate(platform)
    const client = await platform.database.pool.connect()
    await client.query('begin')
    await client.query('lock table templates in access exclusive mode')
    const waiting = Array.from({ length: 4 }, (_, index) => list(`sort=name&page=${index + 1}`))

    const health = await platform.server.inject({ url: '/' })
    await client.query('rollback')
    client.release()
    const replies = await Promise.all(waiting)

    expect(health.statusCode).toBe(200)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(replies[0]?.json<List>().templates).toHaveLength(1)
  })
})
