import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { foldText, wordsOf } from '../../src/script/text/fold-words.ts'
import { exampleEntities } from './example-entities.ts'
import { readWikiPages, type WikiPage, type WikiPages } from './wiki-pages.ts'

/** How the server behaves; `normal` at first. */
export type WikimediaMode =
  | { kind: 'normal' }
  /** Every answer waits for the promise. */
  | { kind: 'slow'; until: Promise<unknown> }
  /** Every question is answered with these pages. */
  | { kind: 'wrong'; pages: WikiPage[] }
  | { kind: 'truncated' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'body'; body: string; contentType?: string; headers?: Record<string, string> }

type Asked = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }

export type WikimediaServer = {
  /** For WIKIPEDIA_URL, with `{language}`. */
  wikipediaUrl: string
  wikidataUrl: string
  asked: Asked[]
  /** The most requests that were open at the same time. */
  mostAtOnce(): number
  behave(mode: WikimediaMode): void
  close(): Promise<void>
}

type Options = {
  pages?: WikiPages
  /** Records of Wikidata by their Q-number, in the shape of wbgetentities. */
  entities?: Readonly<Record<string, unknown>>
}

/**
 * A server on this machine that answers as api.php of Wikipedia and Wikidata are documented to:
 * titles, searches, redirects, extracts, page properties and entities.
 */
export async function startWikimediaServer({ pages, entities = exampleEntities }: Options = {}): Promise<WikimediaServer> {
  const known = pages ?? (await readWikiPages())
  const asked: Asked[] = []
  let mode: WikimediaMode = { kind: 'normal' }
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    asked.push({ path: pathname, query: searchParams, headers: request.headers })
    most = Math.max(most, (open += 1))
    response.once('close', () => (open -= 1))
    void answer({ mode, path: pathname, query: searchParams, pages: known, entities }, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    wikipediaUrl: `${base}/{language}`,
    wikidataUrl: `${base}/wikidata`,
    asked,
    mostAtOnce: () => most,
    behave: (next) => {
      mode = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Question = { mode: WikimediaMode; path: string; query: URLSearchParams; pages: WikiPages; entities: Readonly<Record<string, unknown>> }

async function answer(question: Question, response: ServerResponse): Promise<void> {
  const { mode } = question
  const json = { 'content-type': 'application/json; charset=utf-8' }
  switch (mode.kind) {
    case 'slow':
      await mode.until
      break
    case 'status':
      return void response.writeHead(mode.status, { ...json, ...mode.headers }).end('{}')
    case 'redirect':
      return void response.writeHead(302, { location: mode.to }).end()
    case 'body':
      return void response.writeHead(200, { 'content-type': mode.contentType ?? json['content-type'], ...mode.headers }).end(mode.body)
    case 'truncated': {
      const whole = JSON.stringify(reply(question))
      return void response.writeHead(200, json).end(whole.slice(0, whole.length / 2))
    }
    case 'normal':
    case 'wrong':
  }
  if (!response.destroyed) response.writeHead(200, json).end(JSON.stringify(reply(question)))
}

function reply({ mode, path, query, pages, entities }: Question): object {
  if (query.get('action') === 'wbgetentities') return { entities: entitiesOf(query, entities), success: 1 }
  const language: InterfaceLanguage = path.startsWith('/en/') ? 'en' : 'pt'
  const known = mode.kind === 'wrong' ? mode.pages : pages[language]
  if (query.get('generator') === 'search') return { batchcomplete: true, query: { pages: search(query, known) } }
  if (mode.kind === 'wrong') return { batchcomplete: true, query: { pages: known.map((page) => pageShape(page, query)) } }
  return { batchcomplete: true, query: lookUp(query, known) }
}

function entitiesOf(query: URLSearchParams, entities: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const ids = (query.get('ids') ?? '').split('|')
  return Object.fromEntries(ids.map((id) => [id, entities[id] ?? { id, missing: '' }]))
}

function lookUp(query: URLSearchParams, known: readonly WikiPage[]): object {
  const normalized: { from: string; to: string }[] = []
  const redirects: { from: string; to: string; tofragment?: string }[] = []
  const found = new Map<string, object>()
  for (const asked of (query.get('titles') ?? '').split('|')) {
    const title = normal(asked)
    if (title !== asked) normalized.push({ from: asked, to: title })
    const page = known.find((one) => one.title === title)
    if (page !== undefined) found.set(page.title, pageShape(page, query))
    else {
      const lead = leadOf(title, known)
      if (lead === null || query.get('redirects') === null) found.set(title, { ns: 0, title, missing: true })
      else {
        redirects.push({ from: title, to: lead.page.title, ...(lead.section !== undefined && { tofragment: lead.section }) })
        found.set(lead.page.title, pageShape(lead.page, query))
      }
    }
  }
  return { ...(normalized.length > 0 && { normalized }), ...(redirects.length > 0 && { redirects }), pages: [...found.values()] }
}

/** The first letter of a title is a capital one; case counts elsewhere. */
function normal(title: string): string {
  const spaced = title.replaceAll('_', ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function leadOf(title: string, known: readonly WikiPage[]): { page: WikiPage; section: string | undefined } | null {
  for (const page of known) {
    const name = page.redirects.find((one) => one.split('#')[0] === title)
    if (name !== undefined) return { page, section: name.split('#')[1] }
  }
  return null
}

function search(query: URLSearchParams, known: readonly WikiPage[]): object[] {
  const words = wordsOf(foldText(query.get('gsrsearch') ?? '')).filter((word) => word.length > 2)
  const scored = known.map((page) => ({ page, score: scoreOf(page, words, foldText(query.get('gsrsearch') ?? '')) })).filter(({ score }) => score > 0)
  const best = scored.toSorted((one, other) => other.score - one.score).slice(0, Number(query.get('gsrlimit') ?? 10))
  return best.map(({ page }, index) => ({ ...pageShape(page, query), index: index + 1 }))
}

/** As the real search: all words somewhere on the page, those of the title first. */
function scoreOf({ title, redirects, extract }: WikiPage, words: readonly string[], phrase: string): number {
  const name = foldText(title)
  const text = foldText(`${title} ${redirects.join(' ')} ${extract}`)
  if (words.length === 0 || !words.every((word) => text.includes(word))) return 0
  const inTitle = words.filter((word) => name.includes(word)).length
  return 1 + 10 * (inTitle / words.length) + (name === phrase ? 20 : 0) + 5 / wordsOf(title).length
}

function pageShape(page: WikiPage, query: URLSearchParams): object {
  const props = (query.get('prop') ?? '').split('|')
  const intro = page.extract.split(/\n==/)[0] ?? ''
  return {
    pageid: 1000 + page.title.length,
    ns: 0,
    title: page.title,
    ...(props.includes('description') && page.description !== '' && { description: page.description, descriptionsource: 'central' }),
    ...(props.includes('pageprops') && {
      pageprops: { ...(page.entity !== undefined && { wikibase_item: page.entity }), ...(page.disambiguation && { disambiguation: '' }) },
    }),
    ...(props.includes('pageviews') && page.views !== undefined && { pageviews: { '2026-11-18': page.views, '2026-11-19': null } }),
    ...(props.includes('extracts') && { extract: query.get('exintro') === null ? page.extract : intro.trim() }),
    ...(props.includes('redirects') &&
      page.redirects.length > 0 && {
        redirects: page.redirects.map((name, index) => {
          const [title, fragment] = name.split('#')
          return { pageid: 9000 + index, ns: 0, title, ...(fragment !== undefined && { fragment }) }
        }),
      }),
  }
}
