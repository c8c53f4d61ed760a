import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, getTableColumns, getTableName } from '../database/drizzle.ts'
import { identities, subscriptions, users, videos } from '../database/schema.ts'
import { newPublished, newTemplate } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import type { AccountExport } from './export-account.ts'
import { personalTables, type PersonalTable } from './personal-tables.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const tables: PersonalTable[] = Object.values(personalTables)

describe('the export of an account', () => {
  it('is a file with all that is stored about the user', async () => {
    const ana = await platform.newPerson('pro')
    const taskId = await platform.order(ana.token, { input: 'café da manhã', duration: 15 })
    const moment = platform.clock.now()
    const { queries } = platform.database
    await queries
      .update(videos)
      .set({ title: 'Bom dia', sentences: ['Um.', 'Dois.'] })
      .where(eq(videos.id, taskId))
    await queries.insert(identities).values({ issuer: 'https://accounts.test', subject: '42', userId: ana.id, createdAt: moment })
    await queries
      .insert(subscriptions)
      .values({ id: randomUUID(), userId: ana.id, plan: 'pro', status: 'active', amountCents: 3990, startedAt: moment, periodEndsAt: moment })

    const reply = await platform.ask('GET', '/api/v1/me/export', { token: ana.token })
    const content = reply.json<AccountExport>()

    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="relampago-account.json"',
      'cache-control': 'private, no-store',
    })
    expect(content.exported_at).toBe('2026-11-20T15:00:00.000Z')
    expect(content.account).toMatchObject([{ id: ana.id, email: ana.email, name: 'Ana Souza', plan: 'pro' }])
    expect(content.videos).toMatchObject([
      {
        id: taskId,
        video_order: { input: 'café da manhã', duration: 15 },
        state: 'queued',
        created_at: '2026-11-20T15:00:00.000Z',
        title: 'Bom dia',
        sentences: ['Um.', 'Dois.'],
      },
    ])
    expect(content.quota_uses).toEqual([{ video_id: taskId, day: '2026-11-20', returned_at: null }])
    expect(content.sign_in_identities).toMatchObject([{ issuer: 'https://accounts.test', subject: '42' }])
    expect(content.subscriptions).toMatchObject([{ plan: 'pro', amount_cents: 3990, status: 'active' }])
    expect(content.mails).toMatchObject([{ kind: 'verification', recipient: ana.email }])
  })

  it('holds own templates, and which of others are liked and favourites', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const own = await newTemplate(platform, ana.token, { name: 'Meu rascunho' })
    const other = await newPublished(platform, bia.token, { name: 'Segredo da Bia' })
    for (const mark of ['like', 'toggle-favorite']) await platform.ask('POST', `/api/templates/${other.id}/${mark}`, { token: ana.token })

    const reply = await platform.ask('GET', '/api/v1/me/export', { token: ana.token })

    expect(reply.json<AccountExport>()).toMatchObject({
      templates: [{ id: own.id, name: 'Meu rascunho', status: 'draft', content: { effects: own.effects, transitions: own.transitions } }],
      template_likes: [{ template_id: other.id }],
      template_favorites: [{ template_id: other.id }],
    })
    expect(reply.body).not.toContain('Segredo da Bia')
  })

  it('holds no secret of the account and nothing of other users', async () => {
    const ana = await platform.newPerson()
    const bia = await platform.newPerson()
    await platform.order(bia.token, { input: 'segredo da Bia' })
    const { code, link } = await platform.mailTo(ana.email)
    const [stored] = await platform.database.queries.select().from(users).where(eq(users.id, ana.id))

    const { body } = await platform.ask('GET', '/api/v1/me/export', { token: ana.token })

    for (const secret of [stored?.passwordHash, code, link, bia.id, bia.email, 'segredo da Bia']) expect(body).not.toContain(secret)
  })

  it('needs a sign-in', async () => {
    expect((await platform.ask('GET', '/api/v1/me/export')).statusCode).toBe(401)
  })
})

describe('the list of personal tables', () => {
  it('names every table of the database whose rows belong to a person, also by way of another table', async () => {
    const { rows } = await platform.database.pool.query<{ table: string }>(
      `with recursive personal as (
         select 'users'::regclass::oid as id
         union select conrelid from pg_constraint join personal on confrelid = personal.id where contype = 'f'
       )
       select id::regclass::text as table from personal
       union select table_name from information_schema.columns where table_schema = 'public' and column_name in ('user_id', 'email', 'recipient')`,
    )

    expect(tables.map(({ table }) => getTableName(table)).toSorted()).toEqual(rows.map((row) => row.table).toSorted())
  })

  it.each(tables.map((one) => [getTableName(one.table), one] as const))('decides about each column of %s', (_, { table, exported, withheld }) => {
    const columns = Object.values(getTableColumns(table)).map((column) => column.name)

    expect([...exported, ...withheld].map((column) => column.name).toSorted()).toEqual(columns.toSorted())
  })

  it('gives no hash, token or code away', () => {
    const exported = tables.flatMap((one) => one.exported.map((column) => column.name))

    expect(exported.filter((name) => /hash|token|^code$|^link$|secret/.test(name))).toEqual([])
  })
})
