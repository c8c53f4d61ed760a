import { expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/test-database.ts'
import { Database } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { openPgBossQueue } from './pg-boss-queue.ts'

it('sweeps as soon as a process begins to, not with the next minute', async () => {
  const store = await createTestDatabase()
  const database = new Database({ url: store.url, connections: 1, log: () => undefined })
  const queue = await openPgBossQueue({ url: store.url, connections: 3, log: () => undefined })
  try {
    await queue.workSweep(async () => undefined)

    const { rows } = await database.queries.execute(sql`select count(*) > 0 as has_job from pgboss.job where name = 'sweep'`)
    expect(rows).toEqual([{ has_job: true }])
  } finally {
    await queue.close(1000)
    await database.close()
    await store.stop()
  }
})
