import type { Ask } from './ask.ts'

/** What people type: words of names, tags and descriptions, a part of one, what is nowhere. */
const searches = ['brilho', 'café', 'CORACAO', 'promocao', 'fim de ano', 'o', 'aur', 'movimento', 'xilofone', 'neon suave', 'para reels', '100%']
const sorts = ['recent', 'popular', 'used', 'name']

/** A page of the gallery in one of its orders: each next page is seen by half of those before. */
export function galleryPage(turn: number): Pick<Ask, 'path'> {
  const page = 1 + Math.floor(Math.log2((turn + 1) & -(turn + 1)))
  return { path: `/api/templates?type=public&sort=${sorts[Math.floor(turn / 2) % sorts.length] ?? 'recent'}&page=${page}` }
}

/** A search, sometimes within a category. */
export function gallerySearch(turn: number): Pick<Ask, 'path'> {
  const text = encodeURIComponent(searches[turn % searches.length] ?? '')
  return { path: `/api/templates/search?q=${text}${turn % 5 === 0 ? '&category=pop' : ''}` }
}
