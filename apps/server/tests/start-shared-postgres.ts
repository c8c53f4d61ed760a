import type { TestProject } from 'vitest/node'
import { prepareTables } from '../src/start-database.ts'
import { runOnServer, templateName, urlOfDatabase } from './test-database.ts'
import { startTestPostgres } from './test-postgres.ts'

/**
 * Runs once before all test files: one PostgreSQL, and in it the template with tables and queues up
 * to date.
 */
export default async function startSharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  await runOnServer(postgres.url, `create database ${templateName}`)
  await prepareTables(urlOfDatabase(postgres.url, templateName), () => undefined)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
