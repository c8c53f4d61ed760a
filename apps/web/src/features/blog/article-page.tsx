import type { ComponentType } from 'react'
import type { ArticleData } from '../../content/page-data.ts'
import { lazyPageText, type PageText } from '../../content/page-text.ts'
import { useTexts } from '../../language/language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ArticleView } from './article/article-view.tsx'
import { writtenArticle } from './article/written-article.ts'
import { articleLoader } from './articles.ts'
import { articles } from './data/article-list.ts'
import { blogTexts } from './data/blog.texts.ts'

/** The page of one article, with its text: the same in every language. */
export async function loadArticlePage(id: string): Promise<{ Component: ComponentType }> {
  const load = articleLoader(id)
  const article = articles.find((one) => one.id === id)
  if (article === undefined) throw new Error(`the list has no article ${id}`)
  const written = writtenArticle(article)
  const loadText = async () => (written === null ? load() : { default: written })
  const text = lazyPageText<PageText<ArticleData>>({ pt: loadText, en: loadText })
  await text.load()
  return { Component: () => <ArticleView article={article} text={text} /> }
}

/** For an address that no article has. */
export function ArticleMissingPage() {
  const texts = useTexts(blogTexts)
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-12">
      <PageHead title={texts.missingTitle} isPrivate />
      <h1 className="type-display max-w-3xl">{texts.missingTitle}</h1>
      <p className="max-w-xl text-ink-muted">{texts.missingText}</p>
      <ButtonLink to="/blog" look="primary" className="mt-2">
        {texts.toBlog}
      </ButtonLink>
    </div>
  )
}
