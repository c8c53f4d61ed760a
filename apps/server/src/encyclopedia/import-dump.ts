import { basename } from 'node:path'
import { stat } from 'node:fs/promises'
import { DumpError, readDump, type DumpEntity, type DumpPage, type DumpRecord } from '@relampago/video/dumps'
import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import { foldTitle } from './fold-title.ts'

export type ImportProgress = {
  /** Records of the file read so far, those of an earlier run included. */
  records: number
  /** Of them, stored. */
  stored: number
  /** Share of the file's bytes, 0 to 1. */
  done: number
}

export type DumpImport = {
  database: Database
  file: string
  /** Properties of entities that are of use; `null` stores all. */
  properties: ReadonlySet<string> | null
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
  /** Records stored in one transaction. */
  batch?: number
}

const usualBatch = 500

/**
 * Stores the records of a dump. May be stopped at any time and called again: it resumes after the
 * last batch that was stored. A file of the same name and size that was imported before is not read
 * again. What a newer dump says replaces what is there. Throws `DumpError` for a file that cannot
 * be read, the signal's reason when aborted.
 */
export async function importDump({ database, file, properties, signal, onProgress, batch = usualBatch }: DumpImport): Promise<ImportProgress> {
  const size = await sizeOf(file)
  const place = { file: basename(file), bytes: size }
  const before = await stateOf(database, place)
  if (before.finished) return { ...before, done: 1 }
  const { records, bytesRead } = await readDump(file, { properties, signal })
  const progress: ImportProgress = { records: 0, stored: before.stored, done: 0 }
  let waiting: DumpRecord[] = []
  const store = async (finished: boolean) => {
    const useful = waiting.filter((record) => record !== null)
    progress.stored += useful.length
    await database.transaction(async ({ client }) => {
      await storeRecords(client, useful)
      await client.query(
        `insert into encyclopedia_imports (file, bytes, records, stored, finished_at) values ($1, $2, $3, $4, case when $5 then now() end)
         on conflict (file, bytes) do update set records = excluded.records, stored = excluded.stored, finished_at = excluded.finished_at`,
        [place.file, place.bytes, progress.records, progress.stored, finished],
      )
    })
    waiting = []
    progress.done = finished ? 1 : bytesRead() / size
    onProgress({ ...progress })
  }
  for await (const record of records) {
    signal.throwIfAborted()
    progress.records += 1
    if (progress.records <= before.records) continue
    waiting.push(record)
    if (waiting.length >= batch) await store(false)
  }
  await store(true)
  return progress
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() !== true) throw new DumpError(`There is no file ${file}`)
  return found.size
}

type Place = { file: string; bytes: number }

async function stateOf(database: Database, { file, bytes }: Place): Promise<{ records: number; stored: number; finished: boolean }> {
  const { rows } = await database.pool.query<{ records: string; stored: string; finished: boolean }>(
    'select records, stored, finished_at is not null as finished from encyclopedia_imports where file = $1 and bytes = $2',
    [file, bytes],
  )
  const [row] = rows
  return { records: Number(row?.records ?? 0), stored: Number(row?.stored ?? 0), finished: row?.finished ?? false }
}

async function storeRecords(client: PoolClient, records: readonly (DumpPage | DumpEntity)[]): Promise<void> {
  await storePages(
    client,
    lastOf(
      records.filter((record) => record.kind === 'page'),
      ({ language, title }) => `${language} ${title}`,
    ),
  )
  await storeEntities(
    client,
    lastOf(
      records.filter((record) => record.kind === 'entity'),
      ({ id }) => id,
    ),
  )
}

/** One statement may not touch a row twice: of equal keys the last one counts. */
function lastOf<Value>(records: readonly Value[], keyOf: (record: Value) => string): Value[] {
  return [...new Map(records.map((record) => [keyOf(record), record])).values()]
}

async function storePages(client: PoolClient, pages: readonly DumpPage[]): Promise<void> {
  if (pages.length === 0) return
  const column = (value: (page: DumpPage) => string | null) => pages.map(value).map(storable)
  await client.query(
    `insert into encyclopedia_pages (language, title, folded, url, entity_id, description, text)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
     on conflict (language, title) do update set url = excluded.url, entity_id = coalesce(excluded.entity_id, encyclopedia_pages.entity_id),
       description = excluded.description,
       text = case when length(excluded.text) >= length(encyclopedia_pages.text) then excluded.text else encyclopedia_pages.text end`,
    [
      column(({ language }) => language),
      column(({ title }) => title),
      column(({ title }) => foldTitle(title)),
      column(({ url }) => url),
      column(({ entityId }) => entityId),
      column(({ description }) => description),
      column(({ text }) => text),
    ],
  )
  const redirects = pages.flatMap(({ language, title, redirects: others }) => others.map((other) => [language, foldTitle(other), title] as const))
  if (redirects.length === 0) return
  await client.query(
    'insert into encyclopedia_redirects (language, folded, title) select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing',
    [0, 1, 2].map((at) => redirects.map((redirect) => storable(redirect[at] ?? ''))),
  )
}

async function storeEntities(client: PoolClient, entities: readonly DumpEntity[]): Promise<void> {
  if (entities.length === 0) return
  await client.query(
    `insert into encyclopedia_entities (id, entity) select * from unnest($1::text[], $2::jsonb[])
     on conflict (id) do update set entity = excluded.entity`,
    [entities.map(({ id }) => id), entities.map(({ entity }) => storable(JSON.stringify(entity).replaceAll(String.raw`\u0000`, '')))],
  )
}

/** PostgreSQL stores no NUL. */
function storable<Text extends string | null>(text: Text): Text {
  return (text === null ? null : text.replaceAll('\0', '')) as Text
}
