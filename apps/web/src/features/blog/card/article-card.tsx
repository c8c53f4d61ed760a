import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import type { Article } from '../data/article-list.ts'
import { ArticleKicker, ArticleOrigin } from './article-facts.tsx'
import { Cover } from './cover.tsx'

type CardProps = {
  article: Article
  /** Twice as wide as the others. */
  wide?: boolean
  /** Level of its title. */
  heading?: 'h2' | 'h3'
}

/** One article of a list; all of it leads to its page. */
export function ArticleCard({ article, wide = false, heading: Heading = 'h2' }: CardProps) {
  const { id, title, excerpt, image } = article
  return (
    <article className="group relative flex h-full flex-col">
      <Cover
        image={image}
        alt=""
        sizes={wide ? '(width >= 64rem) 38rem, (width >= 40rem) 50vw, 100vw' : '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 100vw'}
        className="rounded-lg ring-offset-2 ring-offset-ground group-focus-within:ring-2 group-focus-within:ring-ink group-hover:ring-2 group-hover:ring-ink"
      />
      <ArticleKicker article={article} className="mt-4" />
      <Heading lang="pt-BR" className={classNames('mt-2', wide ? 'type-title' : 'type-heading text-[1.375rem]')}>
        <Link to={`/blog/${id}`} className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </Heading>
      <p lang="pt-BR" className="mt-2 text-ink-muted">
        {excerpt}
      </p>
      <ArticleOrigin article={article} className="mt-3" />
    </article>
  )
}
