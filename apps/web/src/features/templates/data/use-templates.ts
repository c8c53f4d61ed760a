import { templateLimits } from '@relampago/domain/catalogue'
import type { CallReply, Template } from '@relampago/domain/contracts'
import { readTemplate } from '@relampago/domain/templates'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useLanguage } from '../../../language/language.ts'
import { useSession } from '../../../session/session.ts'
import { readStored, useStored } from '../../../storage/stored-values.ts'
import type { TemplateCounts, TemplatePage } from './template-cache.ts'
import { templateKeys, templatesFreshMs, type PublicSearch, type Reader } from '../../../api/template-keys.ts'
import { useLoadFailure } from './use-load-failure.ts'

/** Fresh for five minutes and never retried. */
const caching = { staleTime: templatesFreshMs, retry: false } as const

function readAll(given: readonly unknown[]): Template[] {
  return given.map(readTemplate).filter((template) => template !== null)
}

/** Counts come with every list, so that tabs cost no request of their own. */
function noteCounts(client: QueryClient, counts: TemplateCounts): void {
  client.setQueryData(templateKeys.counts(readStored('token')), counts)
}

function useReader(): Reader {
  const token = useStored('token')
  const language = useLanguage()
  return { token, language }
}

type ListOptions = { enabled?: boolean; /** Shows a failure, instead of the usual message. */ onFailure?: (error: unknown) => void }

/** All templates of the person, drafts too; asked only when there is a person. */
export function useOwnTemplates({ enabled = true, onFailure }: ListOptions = {}) {
  const client = useQueryClient()
  const reader = useReader()
  const { state } = useSession()
  const query = useQuery({
    ...caching,
    queryKey: templateKeys.own(reader),
    enabled: enabled && state === 'signedIn' && reader.token !== null,
    queryFn: async ({ signal }) => {
      const first = await ownPage(1, signal)
      noteCounts(client, first.counts)
      const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => ownPage(index + 2, signal))
      const pages = [first, ...(await Promise.all(others))]
      return readAll(pages.flatMap(({ templates }) => templates))
    },
  })
  return useLoadFailure(query, onFailure)
}

async function ownPage(page: number, signal: AbortSignal): Promise<CallReply<'templates'>> {
  const asked = { type: 'user', page: String(page), per_page: String(templateLimits.perPage.most) }
  return await call('templates', { query: asked, signal, on401: 'throw' })
}

/** Published templates, page by page, as the server finds and sorts them. */
export function usePublicTemplates(search: PublicSearch, { enabled = true }: { enabled?: boolean } = {}) {
  const client = useQueryClient()
  const reader = useReader()
  const query = useInfiniteQuery({
    ...caching,
    queryKey: templateKeys.public(reader, search),
    enabled,
    initialPageParam: 1,
    // While another search is under way the last one stays.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam }): Promise<TemplatePage> => {
      const asked = { type: 'public', ...filled(search), page: String(pageParam) }
      const { templates, total, page, pages, counts } = await call('templates', { query: asked, signal, on401: 'throw' })
      noteCounts(client, counts)
      return { templates: readAll(templates), total, page, pages }
    },
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
  return useLoadFailure(query)
}

/** Conditions that say something; the others are left to the server's defaults. */
function filled(search: PublicSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))
}

/** What the person has marked; asked only when there is a person. */
export function useFavoriteTemplates({ enabled = true, onFailure }: ListOptions = {}) {
  const reader = useReader()
  const { state } = useSession()
  const query = useQuery({
    ...caching,
    queryKey: templateKeys.favorites(reader),
    enabled: enabled && state === 'signedIn' && reader.token !== null,
    queryFn: async ({ signal }) => {
      const { templates } = await call('favoriteTemplates', { signal, on401: 'throw' })
      // What is in this list is marked, also where the short form does not say so.
      return readAll(templates).map((template) => ({ ...template, user_favorited: true }))
    },
  })
  return useLoadFailure(query, onFailure)
}

/**
 * How many templates each tab has: as the last list said. Asked for by itself only where no list
 * that tells it is shown.
 */
export function useTemplateCounts({ ask }: { ask: boolean }): TemplateCounts | undefined {
  const token = useStored('token')
  const { data } = useQuery({
    ...caching,
    queryKey: templateKeys.counts(token),
    enabled: ask,
    queryFn: async ({ signal }) => (await call('templates', { query: { type: 'public', per_page: '1' }, signal, on401: 'throw' })).counts,
  })
  return data
}

/** One template by its id; what a list has already said about it is shown until it arrives. */
export function useTemplate(id: string) {
  const client = useQueryClient()
  const reader = useReader()
  return useQuery({
    ...caching,
    queryKey: templateKeys.one(reader, id),
    placeholderData: () => cachedTemplate(client, id),
    queryFn: async ({ signal }) => {
      const { template } = await call('template', { params: { templateId: id }, signal, on401: 'throw' })
      const read = readTemplate(template)
      if (read === null) throw new TypeError(`the reply about template ${id} is none`)
      return read
    },
  })
}

function cachedTemplate(client: QueryClient, id: string): Template | undefined {
  const lists = [...client.getQueriesData<Template[]>({ queryKey: ['templates', 'own'] }), ...client.getQueriesData<Template[]>({ queryKey: ['templates', 'favorites'] })]
  const pages = client.getQueriesData<{ pages: TemplatePage[] }>({ queryKey: ['templates', 'public'] }).flatMap(([, data]) => data?.pages ?? [])
  return [...lists.flatMap(([, templates]) => templates ?? []), ...pages.flatMap(({ templates }) => templates)].find((one) => one.id === id)
}

export type Category = CallReply<'templateCategories'>['categories'][number]

/** What templates are sorted under, in the language of the page. */
export function useTemplateCategories({ enabled = true }: { enabled?: boolean } = {}): readonly Category[] | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    ...caching,
    queryKey: templateKeys.categories(language),
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call('templateCategories', { signal, on401: 'throw' })).categories,
  })
  return data
}
