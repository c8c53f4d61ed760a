import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { z } from 'zod'
import type { WikiAddresses, WikiClient } from './wiki-client.ts'

/** A page that may be meant, as far as the choice needs it. */
export type PageCandidate = {
  title: string
  /** Short, as `fruta`; may be empty. */
  description: string
  /** The text before the first heading; may be empty. */
  intro: string
  entityId: string | null
  isDisambiguation: boolean
  /** Visits in the last week; `null` when unknown. */
  views: number | null
  /** Other names that lead to the page as a whole. */
  redirects: string[]
}

const pageShape = z.object({
  ns: z.number().optional(),
  // No page has other characters in its title; one that does was damaged or forged.
  title: z
    .string()
    .max(300)
    .regex(/^[^#<>[\]|{}_\p{C}]+$/u),
  missing: z.unknown().optional(),
  index: z.number().optional(),
  description: z.string().catch('').default(''),
  extract: z.string().catch('').default(''),
  pageprops: z.object({ wikibase_item: z.string().optional(), disambiguation: z.unknown().optional() }).catch({}).default({}),
  pageviews: z.record(z.string(), z.number().nullable()).catch({}).default({}),
  redirects: z
    .array(z.object({ title: z.string(), fragment: z.string().optional() }))
    .catch([])
    .default([]),
})
const answerShape = z.object({
  query: z
    .object({
      pages: z.array(z.unknown()).catch([]).default([]),
      normalized: z
        .array(z.object({ from: z.string(), to: z.string() }))
        .catch([])
        .default([]),
      redirects: z
        .array(z.object({ from: z.string(), to: z.string(), tofragment: z.string().optional() }))
        .catch([])
        .default([]),
    })
    .optional(),
})
type PageShape = z.infer<typeof pageShape>

const described = { prop: 'pageprops|description|extracts', ppprop: 'disambiguation|wikibase_item', exintro: '1', explaintext: '1', exlimit: 'max' }

/** Those of the titles that exist, redirects followed; a name of a section does not count. */
export async function lookUpTitles(titles: readonly string[], place: Place): Promise<PageCandidate[]> {
  const { pages, redirects } = await query({ ...described, titles: titles.join('|'), redirects: '1' }, place)
  return pages.map((page) => {
    const sources = redirects.filter(({ to }) => to === page.title)
    return toCandidate({ ...page, redirects: sources.map(({ from, tofragment }) => ({ title: from, fragment: tofragment })) })
  })
}

const mostFound = '8'

/** What a search finds, the most relevant first. */
export async function searchPages(words: string, place: Place): Promise<PageCandidate[]> {
  const { pages } = await query(
    {
      ...described,
      prop: `${described.prop}|redirects`,
      rdprop: 'title|fragment',
      rdlimit: 'max',
      generator: 'search',
      gsrsearch: words,
      gsrnamespace: '0',
      gsrlimit: mostFound,
    },
    place,
  )
  return pages.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).map(toCandidate)
}

/** The same pages with their visits: asked only where names compete, because it takes long. */
export async function withViews(pages: readonly PageCandidate[], place: Place): Promise<PageCandidate[]> {
  const titles = pages.map(({ title }) => title).join('|')
  const counted = await query({ prop: 'pageviews', pvipdays: '7', titles }, place)
  return pages.map((page) => {
    const found = counted.pages.find(({ title }) => title === page.title)
    return found === undefined ? page : { ...page, views: toCandidate(found).views }
  })
}

/** All of a page's text, headings as `== Heading ==`. */
export async function readText(title: string, place: Place): Promise<string> {
  const { pages } = await query({ prop: 'extracts', titles: title, explaintext: '1', exsectionformat: 'wiki', exlimit: '1' }, place)
  return pages.find((page) => page.title === title)?.extract ?? ''
}

export type Place = { language: InterfaceLanguage; client: WikiClient; addresses: WikiAddresses; signal: AbortSignal }

async function query(parameters: Record<string, string>, { language, client, addresses, signal }: Place) {
  const address = new URL(`${addresses.wikipedia(language)}/w/api.php`)
  const all = { action: 'query', format: 'json', formatversion: '2', maxlag: '5', ...parameters }
  address.search = new URLSearchParams(all).toString()
  const answer = answerShape.parse(await client.getJson(address, signal)).query
  const pages = (answer?.pages ?? []).flatMap((page): PageShape[] => {
    const { success, data } = pageShape.safeParse(page)
    return success && data.missing === undefined && (data.ns ?? 0) === 0 ? [data] : []
  })
  return { pages, redirects: answer?.redirects ?? [] }
}

function toCandidate({ title, description, extract, pageprops, pageviews, redirects }: PageShape): PageCandidate {
  const views = Object.values(pageviews).filter((count) => count !== null)
  return {
    title,
    description,
    intro: extract,
    entityId: /^Q\d+$/.exec(pageprops.wikibase_item ?? '')?.[0] ?? null,
    views: views.length === 0 ? null : views.reduce((sum, one) => sum + one, 0),
    isDisambiguation: pageprops.disambiguation !== undefined,
    redirects: redirects.flatMap(({ title: from, fragment }) => (fragment === undefined ? [from] : [])),
  }
}
