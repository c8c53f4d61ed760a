import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runOnServer, urlOfDatabase } from '../../tests/test-database.ts'

const folder = join(import.meta.dirname, 'migrations')
const name = `test_${randomUUID().replaceAll('-', '')}`
let client: Client
beforeAll(async () => {
  await runOnServer(inject('postgresUrl'), `create database ${name}`)
  client = new Client({ connectionString: urlOfDatabase(inject('postgresUrl'), name) })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await runOnServer(inject('postgresUrl'), `drop database ${name} with (force)`)
})

async function run(file: string): Promise<void> {
  await client.query('begin')
  await client.query(await readFile(join(folder, file), 'utf8'))
  await client.query('commit')
}

describe('the migration to sign-ups', () => {
  it('turns accounts that wait into sign-ups with their codes and leaves the others alone', async () => {
    const file = '0013-sign-ups.sql'
    for (const earlier of (await readdir(folder)).toSorted().filter((other) => other < file)) await run(earlier)
    const [waiting, verified, codeless] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query(
      `insert into users (id, email, name, password_hash, is_verified, created_at) values
         ($1, 'espera@exemplo.com', 'Ana', 'hash-a', false, now()), ($2, 'ativa@exemplo.com', 'Bia', 'hash-b', true, now()),
         ($3, 'antiga@exemplo.com', 'Caio', 'hash-c', false, now())`,
      [waiting, verified, codeless],
    )
    await client.query(
      `insert into email_codes (user_id, code_hash, code_expires_at, tries_left, link_hash, link_expires_at, sent_at) values ($1, 'aa', now(), 4, 'bb', now(), now())`,
      [waiting],
    )
    await client.query(`insert into password_resets (user_id, token_hash, expires_at, sent_at) values ($1, 'cc', now(), now())`, [waiting])

    await run(file)

    const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
    expect(await rows('select id, name from users')).toEqual([{ id: verified, name: 'Bia' }])
    expect(await rows('select id, email, password_hash, page_hash from sign_ups order by email desc')).toEqual([
      { id: waiting, email: 'espera@exemplo.com', password_hash: 'hash-a', page_hash: null },
      { id: codeless, email: 'antiga@exemplo.com', password_hash: 'hash-c', page_hash: null },
    ])
    expect(await rows('select sign_up_id, code_hash, tries_left, link_hash from sign_up_codes')).toEqual([
      { sign_up_id: waiting, code_hash: 'aa', tries_left: 4, link_hash: 'bb' },
    ])
    expect(await rows('select * from password_resets')).toEqual([])
  })
})
