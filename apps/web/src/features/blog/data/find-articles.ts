import { foldForSearch } from '@relampago/domain/templates'
import { articleCategories, type ArticleData } from '../../../content/page-data.ts'
import type { Article } from './article-list.ts'

export type Category = ArticleData['category']
/** `''`: all of them. */
export type CategoryChoice = Category | ''

/** Name of a category in addresses: `redes-sociais`. */
export function slugOf(category: Category): string {
  return foldForSearch(category).replaceAll(' ', '-')
}

/** The category of an address; all of them when it names none that exists. */
export function categoryOf(slug: string | null | undefined): CategoryChoice {
  return articleCategories.find((category) => slugOf(category) === slug) ?? ''
}

/** Articles of the category that have the text in their title, excerpt or one of their tags. */
export function findArticles(list: readonly Article[], text: string, category: CategoryChoice): readonly Article[] {
  const wanted = foldForSearch(text.trim())
  const has = ({ title, excerpt, tags }: Article) => [title, excerpt, ...tags].some((part) => foldForSearch(part).includes(wanted))
  return list.filter((article) => (category === '' || article.category === category) && has(article))
}
