import type { ArticleData } from '../../../content/page-data.ts'

/** What lists show of an article; its text is in a file of its own. */
export type Article = ArticleData & { /** Name in its address: `/blog/{id}`. */ id: string; words: number }

const wordsPerMinute = 200

const files = import.meta.glob<ArticleData & { words: number }>('#pages/blog/*.md', { query: '?data', eager: true, import: 'default' })

/** All articles, newest first. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([file, data]) => ({ ...data, id: /([^/]+)\.md$/.exec(file)?.[1] ?? '' }))
  .toSorted(newestFirst)

function newestFirst(one: Article, other: Article): number {
  return other.date.localeCompare(one.date) || one.id.localeCompare(other.id)
}

/** Reading time in whole minutes. */
export function minutesOf({ words }: Pick<Article, 'words'>): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** The newest one that is marked; `null` when none is. */
export function featuredOf(list: readonly Article[]): Article | null {
  return list.find(({ featured }) => featured === true) ?? null
}

/** Up to `count` others: those with the same category and tags first, then the newest. */
export function relatedTo(article: Article, list: readonly Article[], count: number): readonly Article[] {
  const nearness = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length + (other.category === article.category ? 2 : 0)
  const others = list.filter(({ id }) => id !== article.id)
  return others.toSorted((one, other) => nearness(other) - nearness(one) || newestFirst(one, other)).slice(0, count)
}
