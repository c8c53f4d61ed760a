import { Fragment, useRef } from 'react'
import { usePageText, type LazyPageText } from '../../../content/page-text.ts'
import type { ArticleData } from '../../../content/page-data.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { Article } from '../data/article-list.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticleTags, RelatedArticles } from './article-end.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleSection } from './article-section.tsx'
import { ContentsBox } from './contents.tsx'
import { GeneratorCall, ShortCall } from './generator-call.tsx'
import { ReadingGuide } from './reading-guide.tsx'
import './article.css'

type ViewProps = { article: Article; text: LazyPageText<ArticleData> }

/** The text with its contents on one side and what can be done with it on the other. */
function Body({ article, text }: ViewProps) {
  const { intro, sections } = usePageText(text)
  const words = useRef<HTMLDivElement>(null)
  const path = `/blog/${article.id}`
  const middle = Math.floor((sections.length - 1) / 2)
  return (
    <div className="mt-8 grid gap-y-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,40.5rem)] lg:justify-center lg:gap-x-18 xl:grid-cols-[15rem_minmax(0,40.5rem)_3rem] xl:justify-between">
      <div className="lg:row-span-2 max-lg:contents">
        <ReadingGuide path={path} sections={sections} text={words} />
      </div>
      <div className="min-w-0 xl:col-start-3 xl:row-span-2 xl:row-start-1">
        <ArticleActions article={article} className="xl:sticky xl:top-24" />
      </div>
      <div className="min-w-0 lg:col-start-2 xl:row-start-1">
        <ContentsBox path={path} sections={sections} />
        <div ref={words} data-article={article.id}>
          <div lang="pt-BR" className="article-intro max-lg:mt-8">
            <Prose html={intro} />
          </div>
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              <ArticleSection path={path} section={section} />
              {index === middle && sections.length > 1 ? <ShortCall article={article} /> : null}
            </Fragment>
          ))}
        </div>
        <ArticleTags tags={article.tags} />
      </div>
    </div>
  )
}

/** One article, from its title to what to read next. */
export function ArticleView({ article, text }: ViewProps) {
  return (
    <>
      <PageHead title={article.title} description={article.excerpt} />
      <article className="page-width pt-4 pb-14 lg:pt-8 lg:pb-20">
        <ArticleHead article={article} />
        <Body article={article} text={text} />
      </article>
      <GeneratorCall article={article} />
      <RelatedArticles article={article} />
    </>
  )
}
