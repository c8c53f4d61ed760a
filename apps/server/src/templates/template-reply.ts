import { houseAuthor } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq, getTableColumns, sql } from '../database/drizzle.ts'
import { templateFavorites, templateFilms, templateLikes, templates, type TemplateRow } from '../database/schema.ts'
import { filmAddresses } from '../films/films.ts'
import { isUsableBy, type Caller } from './find-template.ts'

const { search: _search, nameKey: _nameKey, ...columns } = getTableColumns(templates)

/** A template with what else its reply shows. */
export type ShownTemplate = Omit<TemplateRow, 'search' | 'nameKey'> & { isDrawn: boolean; isLiked: boolean; isFavorite: boolean }

/** What to select for replies to a caller. Needs `templateFilms` joined by `isFilmOf`. */
export function shownColumns(caller: Caller) {
  const marked = (table: typeof templateLikes | typeof templateFavorites) =>
    caller === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from ${table} where ${and(eq(table.templateId, templates.id), eq(table.userId, caller.id))})`
  return {
    ...columns,
    isDrawn: sql<boolean>`coalesce(${templateFilms.state} = 'ready', false)`,
    isLiked: marked(templateLikes).as('is_liked'),
    isFavorite: marked(templateFavorites).as('is_favorite'),
  }
}
export const isFilmOf = eq(templateFilms.designHash, templates.designHash)

/** One template for its page; `null` when the caller may not see it. */
export async function findShownTemplate(queries: Queries, caller: Caller, id: string): Promise<ShownTemplate | null> {
  const [row] = await queries
    .select(shownColumns(caller))
    .from(templates)
    .leftJoin(templateFilms, isFilmOf)
    .where(and(eq(templates.id, id), isUsableBy(caller)))
  return row ?? null
}

/** A template as every call answers it. */
export function templateReply(row: ShownTemplate): Template {
  const pictures = filmAddresses(row.designHash, row.isDrawn)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    transitions: row.content.transitions,
    effects: row.content.effects,
    settings: row.content.settings,
    tags: row.tags,
    difficulty: row.difficulty,
    version: row.version,
    status: row.status,
    is_premium: row.isPremium,
    is_verified: false,
    author_id: row.authorId ?? houseAuthor.id,
    author_name: row.authorName,
    likes: row.likes,
    favorite_count: row.favorites,
    use_count: row.uses,
    downloads: row.downloads,
    views: row.views,
    rating: 0,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    thumbnail_image: pictures?.still ?? null,
    selected_image: pictures?.still ?? null,
    preview_images: pictures === null ? [] : [pictures.still, pictures.share],
    preview_loop: pictures?.loop ?? null,
    user_liked: row.isLiked,
    user_favorited: row.isFavorite,
  }
}
