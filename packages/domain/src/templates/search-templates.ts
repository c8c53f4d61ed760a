import type { TemplateSort } from '../catalogue/index.ts'
import type { Template } from '../contracts/index.ts'
import { foldForSearch } from './fold-for-search.ts'

type Searched = Pick<Template, 'name' | 'description' | 'tags'>

/** Everything that a search looks at, folded; lines keep a query from matching across fields. */
export function searchTextOf({ name, description, tags }: Searched): string {
  return foldForSearch([name, description, ...tags].join('\n'))
}

/** Whether name, description or a tag holds the query, in whatever case and accents. */
export function matchesSearch(template: Searched, query: string): boolean {
  return searchTextOf(template).includes(foldForSearch(query.trim()))
}

/**
 * Orders names by its bytes nearly as `pt-BR` does: without accents and case, numbers by their
 * value; only then by the exact name.
 */
export function nameKeyOf(name: string): string {
  const plain = foldForSearch(name).replaceAll(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(12, '0'))
  return `${plain}\u0001${name}`
}

/** Filter of "my templates". */
export const ownFilters = ['all', 'private', 'public', 'premium'] as const
export type OwnFilter = (typeof ownFilters)[number]

export function passesFilter({ status, is_premium: isPremium }: Pick<Template, 'status' | 'is_premium'>, filter: OwnFilter): boolean {
  if (filter === 'private') return status === 'draft'
  if (filter === 'public') return status === 'published'
  return filter === 'all' || isPremium
}

type Sorted = Pick<Template, 'name' | 'likes' | 'use_count' | 'downloads' | 'created_at' | 'updated_at'>
const byName = new Intl.Collator('pt-BR', { numeric: true })
const newestFirst = (one: string, other: string) => Date.parse(other) - Date.parse(one)
const orders: Record<TemplateSort, (one: Sorted, other: Sorted) => number> = {
  recent: (one, other) => newestFirst(one.updated_at, other.updated_at),
  popular: (one, other) => other.likes - one.likes,
  used: (one, other) => other.use_count - one.use_count || other.downloads - one.downloads,
  name: (one, other) => byName.compare(one.name, other.name),
}

/** A sorted copy. Equal ones keep their order. */
export function sortTemplates<One extends Sorted>(templates: readonly One[], sort: TemplateSort): One[] {
  return templates.toSorted(orders[sort])
}

/** Favourites by the date of the template itself. */
export function sortFavorites<One extends Sorted>(templates: readonly One[], sort: TemplateSort): One[] {
  return sort === 'recent' ? templates.toSorted((one, other) => newestFirst(one.created_at, other.created_at)) : sortTemplates(templates, sort)
}
