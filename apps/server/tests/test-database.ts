import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/**
 * A database of its own for one test file, with tables and queues up to date; gone after `stop`.
 */
export type TestDatabase = { url: string; stop: () => Promise<void> }

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Copied for each test file. Nothing may be connected to it while it is. */
export const templateName = 'test_template'

/**
 * A copy of the template in the PostgreSQL that `start-shared-postgres.ts` runs for all test files.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(serverUrl, `create database ${name} template ${templateName} strategy file_copy`)
  return {
    url: urlOfDatabase(serverUrl, name),
    stop: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  }
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  return serverUrl.replace(/[^/]*$/, name)
}

export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
