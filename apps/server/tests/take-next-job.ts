import type { Database } from '../src/database/database.ts'

/** Takes the next video from the queue as pg-boss does, but without a heartbeat. */
export async function takeNextJob(database: Database): Promise<string | null> {
  const { rows } = await database.pool.query<{ id: string }>(
    `update pgboss.job set state = 'active' where id = (
       select id from pgboss.job where name = 'render' and state < 'active' order by priority desc, created_on limit 1
     ) returning id`,
  )
  return rows[0]?.id ?? null
}
