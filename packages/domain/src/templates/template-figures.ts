import type { Template } from '../contracts/index.ts'

/** Totals of one author's templates. The average has one decimal, and is 0 without templates. */
export function figuresOf(templates: readonly Pick<Template, 'downloads' | 'status' | 'is_premium'>[]) {
  const downloads = templates.reduce((sum, one) => sum + one.downloads, 0)
  return {
    total: templates.length,
    public: templates.filter(({ status }) => status === 'published').length,
    premium: templates.filter((one) => one.is_premium).length,
    downloads,
    averageDownloads: templates.length === 0 ? 0 : Math.round((10 * downloads) / templates.length) / 10,
  }
}

/** What a page of favourites says about them. */
export function favoriteFigures(templates: readonly Pick<Template, 'likes' | 'category'>[]) {
  return {
    favorites: templates.length,
    likes: templates.reduce((sum, one) => sum + one.likes, 0),
    categories: new Set(templates.map(({ category }) => category)).size,
  }
}
