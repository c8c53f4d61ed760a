import { Link } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { ArticleCard } from '../card/article-card.tsx'
import { articles, relatedTo, type Article } from '../data/article-list.ts'
import { blogTexts } from '../data/blog.texts.ts'

/** Tags, each leading to the articles that have it. */
export function ArticleTags({ tags }: Pick<Article, 'tags'>) {
  const texts = useTexts(blogTexts)
  return (
    <ul aria-label={texts.tags} lang="pt-BR" className="mt-12 flex flex-wrap gap-2 border-t border-hairline pt-8">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/blog?${new URLSearchParams({ q: tag })}`}
            className="inline-flex min-h-11 items-center rounded-full border border-hairline bg-surface-1 px-4 text-small text-ink-muted transition-colors duration-(--duration-quick) hover:bg-surface-quiet hover:text-ink"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Other articles, the nearest first. */
export function RelatedArticles({ article }: { article: Article }) {
  const texts = useTexts(blogTexts)
  const related = relatedTo(article, articles, 3)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="page-width py-14 lg:py-20 print:hidden">
      <h2 id="related" className="type-display">
        {texts.related}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {related.map((one) => (
          <li key={one.id}>
            <ArticleCard article={one} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
