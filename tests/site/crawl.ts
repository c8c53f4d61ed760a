import type { TestPlatform } from '../../apps/server/tests/test-platform.ts'
import { decoded } from './built-site.ts'

export const origin = 'http://relampago.test'
export type Server = Awaited<ReturnType<TestPlatform['createServer']>>
type Visited = { status: number; type: string; body: string }
export type Crawl = { visited: ReadonlyMap<string, Visited>; broken: string[] }

/** Follows everything of our own from `/`, in one language; pages with what they lack are named. */
export async function crawl(server: Server, language: string): Promise<Crawl> {
  const visited = new Map<string, Visited>()
  const broken: string[] = []
  const waiting: { from: string; to: URL }[] = [{ from: '', to: new URL('/', origin) }]
  const anchors: { from: string; to: URL }[] = []
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { from, to } = next
    if (to.hash !== '') anchors.push(next)
    if (visited.has(to.pathname)) continue
    const reply = await server.inject({ url: to.pathname + to.search, headers: { accept: 'text/html,*/*', 'accept-language': language } })
    const page = { status: reply.statusCode, type: String(reply.headers['content-type']), body: reply.body }
    visited.set(to.pathname, page)
    if (page.status !== 200) broken.push(`${from} leads to ${to.pathname}: ${page.status}`)
    else if (page.type.startsWith('text/html')) waiting.push(...ownAddresses(page.body, to).map((found) => ({ from: to.pathname, to: found })))
  }
  for (const { from, to } of anchors) if (!hasAnchor(visited.get(to.pathname), to.hash)) broken.push(`${from} leads to ${to.pathname}${to.hash}: no such place`)
  return { visited, broken }
}

/** Links, pictures, scripts and styles of a page, and the public addresses in its head. */
function ownAddresses(html: string, page: URL): URL[] {
  const single = [...html.matchAll(/\s(?:href|src|content|poster)="([^"]*)"/g)].map(([, address = '']) => address)
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
  return [...single, ...sets]
    .filter((address) => /^[/#](?![0-9A-F]{6}$)/.test(address) || address.startsWith(origin))
    .map((address) => new URL(decoded(address), page))
    .filter((address) => address.origin === origin)
}

/** Pages of accounts are drawn when their figures are there; `#` names one of their tabs. */
function hasAnchor(page: Visited | undefined, hash: string): boolean {
  if (page?.body.includes('name="robots" content="noindex"')) return true
  return page?.body.includes(` id="${decodeURIComponent(hash.slice(1))}"`) ?? false
}
