import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'
import { workers } from '../database/schema.ts'
import { writeBeat } from '../health/worker-rows.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
afterEach(async () => {
  await platform.database.pool.query('delete from pgboss.job')
  await platform.database.queries.delete(workers)
})

/** Those of probes: pg-boss writes jobs of its own at any time. */
const probeJobs = async () => (await platform.database.pool.query<{ state: string }>("select state from pgboss.job where name = 'probe'")).rows
const lateBy = (seconds: number) =>
  platform.database.pool.query("update pgboss.job set start_after = now() - $1 * interval '1 second', created_on = now() - $1 * interval '1 second'", [seconds])

it('takes out the job that it puts in, and what a process that died left', async () => {
  await platform.database.pool.query("insert into pgboss.job (id, name) values (gen_random_uuid(), 'probe')")

  await platform.queue.roundTrip()

  expect(await probeJobs()).toEqual([{ state: 'completed' }, { state: 'completed' }])
})

it('stands still when a mail that is due waits for over a minute, not when it is tried again later', async () => {
  await platform.queue.enqueueMail(platform.database.pool, 1)
  expect(await platform.queue.standsStill()).toBe(false)
  await lateBy(61)
  expect(await platform.queue.standsStill()).toBe(true)

  await lateBy(-300)

  expect(await platform.queue.standsStill()).toBe(false)
})

it('stands still when a video waits although a worker is free, not while all are busy or none works', async () => {
  const { token } = await platform.newPerson()
  await platform.order(token)
  await lateBy(61)

  expect(await platform.queue.standsStill()).toBe(false)
  await writeBeat(platform.database, { id: randomUUID(), videosAtOnce: 1, state: 'working', failure: null })
  expect(await platform.queue.standsStill()).toBe(true)
  await platform.database.pool.query("insert into pgboss.job (id, name, state, started_on) values (gen_random_uuid(), 'render', 'active', now())")
  expect(await platform.queue.standsStill()).toBe(false)
})
