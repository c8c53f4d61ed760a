import { ArrowLeft, Languages } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { ArticleKicker, ArticleOrigin } from '../card/article-facts.tsx'
import { Cover } from '../card/cover.tsx'
import type { Article } from '../data/article-list.ts'
import { blogTexts } from '../data/blog.texts.ts'

/** What stands above the text: where one is, the title, who wrote it and when, and the cover. */
export function ArticleHead({ article }: { article: Article }) {
  const texts = useTexts(blogTexts)
  return (
    <header>
      <Link
        to="/blog"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-small font-semibold text-ink-muted hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {texts.toBlog}
      </Link>
      <ArticleKicker article={article} className="mt-5 lg:mt-8" />
      <h1 lang="pt-BR" className="mt-3 max-w-5xl article-title [overflow-wrap:anywhere]">
        {article.title}
      </h1>
      <p lang="pt-BR" className="mt-5 max-w-3xl text-[1.125rem] text-ink-muted lg:text-[1.375rem] lg:leading-normal">
        {article.excerpt}
      </p>
      <ArticleOrigin article={article} className="mt-5" />
      {texts.onlyPortuguese === null ? null : (
        <p className="mt-5 inline-flex items-center gap-2 rounded-md bg-info/15 px-3 py-2 text-small text-info">
          <Languages aria-hidden className="size-4.5 shrink-0" />
          {texts.onlyPortuguese}
        </p>
      )}
      <div className="-mx-5 mt-8 sm:mx-0 lg:mt-10">
        <Cover image={article.image} alt={article.imageAlt} sizes="(width >= 82.5rem) 77.5rem, 100vw" first className="sm:rounded-xl" />
      </div>
    </header>
  )
}
