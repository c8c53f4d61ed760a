import type { CallReply, Template } from '@relampago/domain/contracts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { templateKeys } from '../../../api/template-keys.ts'

export type TemplatePage = { templates: Template[]; total: number; page: number; pages: number }
export type TemplateCounts = CallReply<'templates'>['counts']

const lists = ['own', 'favorites'] as const

/** Edits every cached list, with the pages of the public one, by one rule. */
function editLists(client: QueryClient, edit: (templates: Template[]) => Template[]): void {
  for (const list of lists) client.setQueriesData<Template[]>({ queryKey: ['templates', list] }, (templates) => templates && edit(templates))
  editPublic(client, edit)
}

function editPublic(client: QueryClient, edit: (templates: Template[]) => Template[]): void {
  client.setQueriesData<InfiniteData<TemplatePage>>(
    { queryKey: ['templates', 'public'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, templates: edit(page.templates) })) },
  )
}

/** Changes one template wherever it is cached. */
export function changeTemplate(client: QueryClient, id: string, change: (template: Template) => Template): void {
  const changed = (template: Template) => (template.id === id ? change(template) : template)
  editLists(client, (templates) => (templates.some((one) => one.id === id) ? templates.map(changed) : templates))
  client.setQueriesData<Template>({ queryKey: ['templates', 'one'] }, (template) => template && changed(template))
}

const without = (id: string) => (templates: Template[]) => templates.filter((one) => one.id !== id)

/** Removes a deleted template from every list. */
export function forgetTemplate(client: QueryClient, id: string): void {
  editLists(client, without(id))
}

/** Removes a template that is no longer published from the public list. */
export function hideFromPublic(client: QueryClient, id: string): void {
  editPublic(client, without(id))
}

/** Adds a template of the person that has just been stored, before the others. */
export function addOwn(client: QueryClient, template: Template): void {
  client.setQueriesData<Template[]>({ queryKey: ['templates', 'own'] }, (own) => own && [template, ...without(template.id)(own)])
}

/** Puts a template among the favourites, or takes it out. */
export function setFavorite(client: QueryClient, template: Template, isFavorite: boolean): void {
  const others = without(template.id)
  client.setQueriesData<Template[]>(
    { queryKey: ['templates', 'favorites'] },
    (favorites) => favorites && [...(isFavorite ? [{ ...template, user_favorited: true }] : []), ...others(favorites)],
  )
}

export function countBy(client: QueryClient, change: Partial<TemplateCounts>): void {
  const added = (counts: TemplateCounts, name: keyof TemplateCounts) => Math.max(0, counts[name] + (change[name] ?? 0))
  client.setQueriesData<TemplateCounts>(
    { queryKey: ['templates', 'counts'] },
    (counts) => counts && { own: added(counts, 'own'), public: added(counts, 'public'), favorites: added(counts, 'favorites') },
  )
}

/**
 * Every answer counts as old after a write. Lists on the screen are read again only where the write
 * changed which templates they hold: a heart must not move the card under the finger.
 */
export async function markOld(client: QueryClient, shown: 'keep' | 'read again'): Promise<void> {
  await client.invalidateQueries({ queryKey: templateKeys.all, refetchType: shown === 'keep' ? 'none' : 'active' })
}
