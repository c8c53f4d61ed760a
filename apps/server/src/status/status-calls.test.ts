import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceStatusReply } from '@relampago/domain/contracts'
import { schemas } from '@relampago/domain/contracts/schemas'
import { TestPlatform } from '../../tests/test-platform.ts'
import { Database } from '../database/database.ts'
import { requestsPerMinute } from '../limits/rate-limits.ts'
import { addLook, emptyRecord } from './service-record.ts'
import { emptyRecords } from './status-store.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
const url = '/api/v1/status'

describe('GET /api/v1/status', () => {
  it('needs no key, may be stored for ten seconds, and may be read by pages of other sites', async () => {
    const reply = await platform.server.inject({ url, headers: { origin: 'https://outro.example' } })

    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'cache-control': 'public, max-age=10', vary: 'accept-language', 'access-control-allow-origin': '*' })
    expect(schemas.serviceStatus.reply.parse(reply.json())).toMatchObject({ status: 'unknown', checkedAt: null })
  })

  it('names the services in the language of the reader', async () => {
    const nameIn = async (language: string) =>
      (await platform.server.inject({ url, headers: { 'accept-language': language } })).json<ServiceStatusReply>().services[3]?.name

    expect([await nameIn('pt-BR'), await nameIn('en')]).toEqual(['Fila de pedidos', 'Order queue'])
  })

  it('is in the description of the API', async () => {
    const { paths } = (await platform.server.inject('/docs/json')).json<{ paths: Record<string, object> }>()

    expect(paths[url]).toMatchObject({ get: { operationId: 'serviceStatus', security: [] } })
  })

  it('answers from memory while the database is away', async () => {
    const database = new Database({ url: 'postgres://relampago@%2Fnowhere/postgres', connections: 1, log: () => undefined })
    const look = { service: 'database', at: platform.clock.now().getTime(), outcome: 'failed', responseMs: null } as const
    const known = addLook(addLook(emptyRecord, look), { ...look, at: look.at + 1 })
    const server = await platform.createServer({ database, status: { records: { ...emptyRecords, database: known } }, requestsPerMinute })

    const reply = await server.inject(url)

    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ status: 'outage', incidents: [{ service: 'database', status: 'outage', endedAt: null }] })
    await server.close()
    await database.close()
  })
})
