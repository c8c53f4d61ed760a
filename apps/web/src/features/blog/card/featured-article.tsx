import { Link } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import type { Article } from '../data/article-list.ts'
import { blogTexts } from '../data/blog.texts.ts'
import { ArticleKicker, ArticleOrigin } from './article-facts.tsx'
import { Cover } from './cover.tsx'

/** The article that opens the blog, as big as the cover of a magazine. */
export function FeaturedArticle({ article }: { article: Article }) {
  const texts = useTexts(blogTexts)
  return (
    <section aria-label={texts.featured}>
      <article className="group relative grid items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <Cover
          image={article.image}
          alt=""
          sizes="(width >= 80rem) 46rem, (width >= 64rem) 58vw, 100vw"
          first
          className="-mx-5 w-auto ring-offset-2 ring-offset-ground group-focus-within:ring-2 group-focus-within:ring-ink group-hover:ring-2 group-hover:ring-ink sm:mx-0 sm:rounded-xl"
        />
        <div className="min-w-0">
          <ArticleKicker article={article} />
          <h2 lang="pt-BR" className="mt-3 type-display [overflow-wrap:anywhere]">
            <Link to={`/blog/${article.id}`} className="outline-none after:absolute after:inset-0">
              {article.title}
            </Link>
          </h2>
          <p lang="pt-BR" className="mt-4 text-ink-muted lg:text-[1.125rem]">
            {article.excerpt}
          </p>
          <ArticleOrigin article={article} className="mt-4" />
        </div>
      </article>
    </section>
  )
}
