import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import {
  drafts,
  identities,
  mailRequests,
  mails,
  ownMediaFiles,
  passwordResets,
  paymentEmails,
  payments,
  removedFolders,
  subscriptions,
  users,
  videos,
} from '../database/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { newPublished, newTemplate } from '../../tests/template-bodies.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { removeFolders } from './remove-account.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

type Person = Awaited<ReturnType<TestPlatform['newPerson']>>
function remove({ token }: Pick<Person, 'token'>, password = goodPassword) {
  return platform.ask('DELETE', '/auth/delete-account', { token, body: { password } })
}
async function sweep(storage: Storage = platform.storage): Promise<string[]> {
  const log: string[] = []
  await removeFolders({ database: platform.database, storage, now: platform.clock.now, log: (message) => log.push(message) })
  return log
}
/** A finished video with a real file. */
async function finishedVideo({ token }: Person): Promise<string> {
  const taskId = await platform.order(token)
  const file = join(platform.folder, 'made.mp4')
  await writeFile(file, '0123456789')
  const fileKey = `videos/${taskId}/1/video.mp4`
  await platform.storage.put(fileKey, file)
  const finishedAt = platform.clock.now()
  const expiresAt = new Date(finishedAt.getTime() + 30 * 60_000)
  await platform.database.queries.update(videos).set({ state: 'done', fileKey, fileBytes: 10, finishedAt, expiresAt }).where(eq(videos.id, taskId))
  return taskId
}
/** At least one row in every table that refers to a person. */
async function fillEveryTable(person: Person): Promise<void> {
  const { queries } = platform.database
  const moment = platform.clock.now()
  await platform.order(person.token)
  await platform.ask('POST', '/auth/forgot-password', { body: { email: person.email } })
  await queries.insert(drafts).values({ userId: person.id, kind: 'wizard', content: { context: 'segredo' }, updatedAt: moment })
  await queries.insert(identities).values({ issuer: 'https://accounts.test', subject: person.id, userId: person.id, createdAt: moment })
  const picture = { bytes: 9, width: 300, height: 300, createdAt: moment, expiresAt: moment }
  await queries.insert(ownMediaFiles).values({ id: randomUUID(), userId: person.id, ...picture })
  const template = await newTemplate(platform, person.token)
  for (const mark of ['like', 'toggle-favorite']) await platform.ask('POST', `/api/templates/${template.id}/${mark}`, { token: person.token })
  const sale = { provider: 'sandbox', plan: 'pro', amountCents: 1490, currency: 'BRL', createdAt: moment } as const
  await queries.insert(payments).values({ id: randomUUID(), userId: person.id, ...sale })
  const relation = { planId: 'pro', planName: 'Pro', planPriceCents: 1490, storedAt: moment }
  await queries.insert(paymentEmails).values({ userId: person.id, paymentEmail: person.email, ...relation })
  await queries
    .insert(subscriptions)
    .values({ id: randomUUID(), userId: person.id, plan: 'pro', status: 'active', amountCents: 3990, startedAt: moment, periodEndsAt: moment })
}
/** Number of rows of a person, by each column of the database that refers to an account. */
async function rowsByReference(userId: string): Promise<Record<string, number>> {
  const { pool } = platform.database
  const { rows: references } = await pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey) where contype = 'f' and confrelid = 'users'::regclass
     union select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  const counts = references.map(async ({ table, column }) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table} where ${column} = $1`, [userId])
    return [`${table}.${column}`, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

describe('removing an account', () => {
  it('leaves no row in any table that refers to a person, and no mail', async () => {
    const ana = await platform.newPerson('pro')
    const bia = await platform.newPerson('pro')
    await fillEveryTable(ana)
    await fillEveryTable(bia)
    const before = await rowsByReference(ana.id)

    const reply = await remove(ana)

    expect(reply.json()).toEqual({ success: true, message: 'Sua conta foi excluída com sucesso.' })
    expect(Object.keys(before).length).toBeGreaterThan(5)
    expect(before).toEqual(Object.fromEntries(Object.keys(before).map((reference) => [reference, 1])))
    expect(await rowsByReference(ana.id)).toEqual(Object.fromEntries(Object.keys(before).map((reference) => [reference, 0])))
    expect(await rowsByReference(bia.id)).toEqual(before)
    const { queries } = platform.database
    expect(await queries.$count(users, eq(users.email, ana.email))).toBe(0)
    expect(await queries.$count(mails, eq(mails.recipient, ana.email))).toBe(0)
    expect(await queries.$count(mailRequests)).toBe(2)
  })

  it('takes its templates along, and its marks off those of others', async () => {
    const [ana, bia, carla] = [await platform.newPerson(), await platform.newPerson(), await platform.newPerson()]
    const [own, other] = [await newPublished(platform, ana.token), await newPublished(platform, bia.token)]
    const mark = (id: string, { token }: Person) =>
      Promise.all(['like', 'toggle-favorite'].map((action) => platform.ask('POST', `/api/templates/${id}/${action}`, { token })))
    await Promise.all([mark(other.id, ana), mark(other.id, carla), mark(own.id, bia), mark(own.id, ana)])
    const read = async (id: string) => platform.ask('GET', `/api/templates/${id}`, { token: bia.token })
    expect((await read(other.id)).json()).toMatchObject({ template: { likes: 2, favorite_count: 2 } })

    await remove(ana)

    expect((await read(own.id)).statusCode).toBe(404)
    expect((await read(other.id)).json()).toMatchObject({ template: { likes: 1, favorite_count: 1 } })
    const { counts, templates: favorites } = (await platform.ask('GET', '/api/templates?type=public', { token: bia.token })).json<{
      counts: object
      templates: unknown[]
    }>()
    expect([counts, favorites.length]).toEqual([{ own: 1, public: 1, favorites: 0 }, 1])
  })

  it('is followed by every table that refers to the account, also by way of another', async () => {
    const { rows } = await platform.database.pool.query(
      `with recursive personal as (
         select 'users'::regclass::oid as id
         union select conrelid from pg_constraint join personal on confrelid = personal.id where contype = 'f'
       )
       select conname from pg_constraint join personal on confrelid = personal.id where contype = 'f' and confdeltype <> 'c' order by conname`,
    )

    // Payments lose their user: the provider must still end them. Videos of others lose the name of
    // the template that they were made with.
    expect(rows).toEqual([{ conname: 'payments_user_id_fkey' }, { conname: 'videos_template_id_fkey' }])
  })

  it('ends every sign-in, and the e-mail can be used for a new account', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)

    await remove(ana)

    expect((await platform.ask('GET', '/auth/me', { token: ana.token })).statusCode).toBe(401)
    expect((await platform.ask('GET', `/video-progress/${taskId}`, { token: ana.token })).statusCode).toBe(401)
    expect((await platform.ask('POST', '/auth/login', { form: { username: ana.email, password: goodPassword } })).statusCode).toBe(401)
    expect((await platform.ask('POST', '/auth/register', { body: { email: ana.email, password: goodPassword, name: 'Ana' } })).statusCode).toBe(200)
  })

  it('takes a waiting video out of the queue', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)

    await remove(ana)

    const { rows } = await platform.database.pool.query<{ state: string }>('select state from pgboss.job where id = $1', [taskId])
    expect(rows).toEqual([{ state: 'cancelled' }])
  })

  it('stops a video that is being made and keeps nothing of it', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)
    const worker = await platform.createWorker('waits-for-a-file')
    const making = worker.makeOne(taskId, new AbortController().signal)
    await expect
      .poll(async () => (await platform.database.queries.select().from(videos).where(eq(videos.id, taskId)))[0]?.title, { timeout: 10_000 })
      .toBe('A meio')

    const reply = await remove(ana)
    // Its next report finds no account; the file that arrives then is an orphan.
    await writeFile(join(platform.folder, 'work', 'go'), '')
    await making
    await rm(join(platform.folder, 'work', 'go'))

    expect(reply.statusCode).toBe(200)
    expect(await platform.storage.head(`videos/${taskId}/1/video.mp4`)).toBeNull()
    expect((await readdir(join(platform.folder, 'work'))).filter((name) => name !== 'cache' && !name.startsWith('pids-'))).toEqual([])
  })

  it('deletes the files with the next sweep', async () => {
    const ana = await platform.newPerson()
    const taskId = await finishedVideo(ana)

    await remove(ana)
    await sweep()

    expect(await readdir(join(platform.folder, 'storage/videos'))).not.toContain(taskId)
  })

  it('deletes also what a worker puts there afterwards, as long as one may', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)
    await remove(ana)
    await sweep()
    const late = join(platform.folder, 'late.mp4')
    await writeFile(late, 'late')
    await platform.storage.put(`videos/${taskId}/1/video.mp4`, late)

    platform.clock.pass(16 * 60_000)
    await sweep()

    expect(await platform.storage.head(`videos/${taskId}/1/video.mp4`)).toBeNull()
    expect(await platform.database.queries.$count(removedFolders, eq(removedFolders.folder, `videos/${taskId}`))).toBe(0)
  })

  it('tries a file that cannot be deleted again, and does not let others wait for it', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const [stuck, other] = [await finishedVideo(ana), await finishedVideo(bia)]
    await remove(ana)
    await remove(bia)
    platform.clock.pass(16 * 60_000)
    const failing: Storage = {
      ...platform.storage,
      deleteFolder: (folder) => (folder.includes(stuck) ? Promise.reject(new Error('disk says no')) : platform.storage.deleteFolder(folder)),
    }

    const log = await sweep(failing)
    const afterFailing = await readdir(join(platform.folder, 'storage/videos'))
    await sweep()

    expect(log).toEqual([`the files of a removed account are still there, in videos/${stuck}: disk says no`])
    expect(afterFailing).toContain(stuck)
    expect(afterFailing).not.toContain(other)
    expect(await readdir(join(platform.folder, 'storage/videos'))).not.toContain(stuck)
    expect(await platform.database.queries.$count(removedFolders)).toBe(0)
  })

  it('needs the password: 400 without the right one, and nothing happens', async () => {
    const ana = await platform.newPerson()

    const reply = await remove(ana, 'Errada999')

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error_type: 'wrong_password', message: 'Senha atual incorreta. Confira e tente de novo.' })
    expect((await platform.ask('GET', '/auth/me', { token: ana.token })).statusCode).toBe(200)
  })

  it('offers an account without a password the way to one, after which it can be removed', async () => {
    const ana = await platform.newPerson()
    await platform.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, ana.id))

    const refused = await remove(ana, '')
    const withAny = await remove(ana, goodPassword)
    await platform.ask('POST', '/auth/forgot-password', { body: { email: ana.email } })
    const token = new URL((await platform.mailTo(ana.email)).link).searchParams.get('token')
    await platform.ask('POST', '/auth/reset-password', { body: { token, new_password: 'Nova5678' } })
    const signedIn = (await platform.ask('POST', '/auth/login', { form: { username: ana.email, password: 'Nova5678' } })).json<{ access_token: string }>()

    expect(refused.json()).toMatchObject({ error_type: 'invalid_field', field: 'password' })
    expect(withAny.json()).toMatchObject({ error_type: 'password_missing' })
    expect((await remove({ token: signedIn.access_token }, 'Nova5678')).statusCode).toBe(200)
    expect(await platform.database.queries.$count(passwordResets)).toBe(1)
  })

  it('happens once when it is asked three times at once, and no order slips in between', async () => {
    const ana = await platform.newPerson('pro')

    const removals = Promise.all([remove(ana), remove(ana), remove(ana)])
    const orders = Promise.all(Array.from({ length: 5 }, () => platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })))
    const statuses = (await removals).map((reply) => reply.statusCode)

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(2)
    const placed = (await orders).map((reply) => [reply.statusCode, reply.json<{ task_id?: string }>().task_id] as const)
    for (const [statusCode] of placed) expect([200, 401]).toContain(statusCode)
    expect(Object.values(await rowsByReference(ana.id)).every((count) => count === 0)).toBe(true)
    const { rows } = await platform.database.pool.query("select id from pgboss.job where id = any($1) and state <> 'cancelled'", [
      placed.flatMap(([, taskId]) => taskId ?? []),
    ])
    expect(rows).toEqual([])
  })
})
