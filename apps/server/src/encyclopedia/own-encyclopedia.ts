import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { WikiClient } from '@relampago/video/own-knowledge'
import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import { foldTitle } from './fold-title.ts'

/**
 * The imported dumps behind the interface that Wikipedia and Wikidata document (`action=query` with
 * `titles` or `generator=search`, and `action=wbgetentities`), so that the same reader serves both.
 * `null` while nothing is imported.
 */
export async function openOwnEncyclopedia(database: Database): Promise<WikiClient | null> {
  const { rows } = await withinLimit(database, (client) =>
    client.query<{ any: boolean }>('select exists (select 1 from encyclopedia_pages) or exists (select 1 from encyclopedia_entities) as any'),
  )
  if (rows[0]?.any !== true) return null
  return {
    async getJson(address, signal) {
      signal.throwIfAborted()
      return await withinLimit(database, (client) => answer(address, client))
    },
  }
}

/** The caller has given up by then; the connection is for others. */
const longestStatementMs = 2000

function withinLimit<Result>(database: Database, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return database.transaction(async ({ client }) => {
    await client.query(`set local statement_timeout = ${longestStatementMs}`)
    return await work(client)
  })
}

async function answer({ searchParams: asked, hostname }: URL, client: PoolClient): Promise<unknown> {
  if (asked.get('action') === 'wbgetentities') return { entities: await readEntities(client, (asked.get('ids') ?? '').split('|'), asked.get('props') ?? '') }
  const language = interfaceLanguages.find((one) => hostname.startsWith(`${one}.`))
  if (language === undefined) return {}
  if (asked.get('generator') === 'search') return { query: { pages: await searchPages(client, language, asked.get('gsrsearch') ?? '') } }
  const isWhole = asked.get('exintro') === null
  return { query: await lookUpTitles(client, language, { titles: (asked.get('titles') ?? '').split('|'), isWhole }) }
}

/** Where only names are asked for, statements stay in the database: they are most of an entity. */
async function readEntities(client: PoolClient, ids: readonly string[], properties: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ id: string; entity: unknown }>(
    `select id, case when $2 then jsonb_build_object('id', id, 'labels', entity -> 'labels') else entity end as entity
     from encyclopedia_entities where id = any($1)`,
    [ids, properties === 'labels'],
  )
  const found = new Map(rows.map(({ id, entity }) => [id, entity]))
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? { id, missing: '' }]))
}

type PageRow = { title: string; description: string; text: string; entityId: string | null; redirects: string[] }

/**
 * A page, or an entity whose page was not imported. Its entity is found by the link to the page.
 */
const pageColumns = `
  p.title, coalesce(nullif(p.description, ''), e.entity -> 'descriptions' -> $1 ->> 'value', '') as description, p.text,
  coalesce(p.entity_id, e.id) as "entityId",
  array(select r.folded from encyclopedia_redirects r where r.language = $1 and r.title = p.title) as redirects`
/** `$1` is the language; the site is part of the index and cannot be a parameter. */
const entityOfPage = (language: InterfaceLanguage) =>
  `left join lateral (select id, entity from encyclopedia_entities where entity -> 'sitelinks' -> '${language}wiki' ->> 'title' = p.title limit 1) e on true`

async function lookUpTitles(client: PoolClient, language: InterfaceLanguage, { titles, isWhole }: { titles: readonly string[]; isWhole: boolean }) {
  const folded = titles.map(foldTitle)
  const { rows: pages } = await client.query<PageRow>(
    `select ${pageColumns} from encyclopedia_pages p ${entityOfPage(language)}
     where p.language = $1 and p.title = any(array(
       select title from encyclopedia_pages where language = $1 and folded = any($2)
       union select title from encyclopedia_redirects where language = $1 and folded = any($2)))`,
    [language, folded],
  )
  const { rows: entities } = await client.query<PageRow>(
    `select entity -> 'sitelinks' -> '${language}wiki' ->> 'title' as title, coalesce(entity -> 'descriptions' -> $1 ->> 'value', '') as description,
       '' as text, id as "entityId", array[]::text[] as redirects
     from encyclopedia_entities where entity -> 'sitelinks' -> '${language}wiki' ->> 'title' = any($2)`,
    [language, titles],
  )
  const all = [...pages, ...entities.filter(({ title }) => pages.every((page) => page.title !== title))]
  const redirects = titles.flatMap((from) => {
    const page = all.find((one) => foldTitle(one.title) !== foldTitle(from) && one.redirects.includes(foldTitle(from)))
    return page === undefined ? [] : [{ from, to: page.title }]
  })
  return { redirects, pages: all.map((page) => toAnswer(page, isWhole)) }
}

const mostFound = 8
/** A word may be in thousands of titles; the page that has the name alone is never missed. */
const mostSorted = 500

async function searchPages(client: PoolClient, language: InterfaceLanguage, words: string) {
  const { rows } = await client.query<PageRow>(
    `select ${pageColumns} from encyclopedia_pages p ${entityOfPage(language)}
     where p.language = $1 and p.title = any(array(
       select title from encyclopedia_pages where language = $1 and folded = $3
       union (select title from encyclopedia_pages where language = $1 and search @@ plainto_tsquery('simple', $2) limit ${mostSorted})))
     order by length(p.title), p.title limit ${mostFound}`,
    [language, words, foldTitle(words)],
  )
  return rows.map((page, index) => ({ ...toAnswer(page, false), index: index + 1, redirects: page.redirects.map((title) => ({ title })) }))
}

/** Pages that only list what a name may mean begin so; dumps of abstracts do not mark them. */
const listsMeanings = /^[^.]{0,80}\b(?:pode (?:se )?referir|pode significar|may (?:also )?refer to)\b/i

function toAnswer({ title, description, text, entityId }: PageRow, isWhole: boolean) {
  const intro = text.split(/\n== /)[0] ?? ''
  return {
    ns: 0,
    title,
    description,
    extract: isWhole ? text : intro,
    pageprops: { ...(entityId !== null && { wikibase_item: entityId }), ...(listsMeanings.test(text) && { disambiguation: '' }) },
  }
}
