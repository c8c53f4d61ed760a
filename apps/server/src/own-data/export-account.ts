import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { personalTables, type PersonalTable } from './personal-tables.ts'

type Row = Record<string, unknown>
export type AccountExport = { exported_at: string } & Record<keyof typeof personalTables, Row[]>

/**
 * Everything that is stored about a user, by table; columns have the names of the database. Holds
 * no credentials.
 */
export async function exportAccount(database: Database, user: User, now: Date): Promise<AccountExport> {
  const entries: [string, Row[]][] = []
  for (const [name, table] of Object.entries(personalTables)) entries.push([name, await database.read((queries) => rowsOf(queries, table, user))])
  return { exported_at: now.toISOString(), ...(Object.fromEntries(entries) as Record<keyof typeof personalTables, Row[]>) }
}

function rowsOf(queries: Queries, { table, isOf, exported }: PersonalTable, user: User): Promise<Row[]> {
  const columns: Record<string, PgColumn> = Object.fromEntries(exported.map((column) => [column.name, column]))
  return queries.select(columns).from(table).where(isOf(user))
}
