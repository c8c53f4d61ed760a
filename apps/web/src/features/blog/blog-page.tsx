import { useRef } from 'react'
import { articleCategories } from '../../content/page-data.ts'
import { useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { ArticleCard } from './card/article-card.tsx'
import { FeaturedArticle } from './card/featured-article.tsx'
import { articles, featuredOf, type Article } from './data/article-list.ts'
import { blogTexts } from './data/blog.texts.ts'
import { findArticles, type CategoryChoice } from './data/find-articles.ts'
import { useBlogChoices, type BlogChoices } from './data/use-blog-choices.ts'

const categoryChoices: readonly CategoryChoice[] = ['', ...articleCategories]

function Masthead({ choices: { text, setText, settle } }: { choices: BlogChoices }) {
  const texts = useTexts(blogTexts)
  return (
    <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1fr_22.5rem]">
      <div>
        <h1 className="type-poster">{texts.title}</h1>
        <p className="mt-4 max-w-xl text-ink-muted lg:text-[1.125rem]">{texts.lead}</p>
      </div>
      <SearchBox label={texts.search} value={text} onChange={setText} onLeave={settle} maxLength={80} />
    </div>
  )
}

/** The categories, each with how many of its articles the search finds. */
function CategoryChips({ choices: { text, category, setCategory } }: { choices: BlogChoices }) {
  const texts = useTexts(blogTexts)
  const chips = categoryChoices.map((value) => ({ value, label: texts.categories[value], count: findArticles(articles, text, value).length }))
  return <FilterChips label={texts.category} chips={chips} value={category} onChange={setCategory} />
}

/** Cards; where two are left over from rows of three, these are bigger and come first. */
function ArticleGrid({ list }: { list: readonly Article[] }) {
  const texts = useTexts(blogTexts)
  const wide = list.length % 3 === 2 ? 2 : 0
  return (
    <ul aria-label={texts.list} className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
      {list.map((article, index) => (
        <li key={article.id} className={index < wide ? 'lg:col-span-3' : 'lg:col-span-2'}>
          <ArticleCard article={article} wide={index < wide} />
        </li>
      ))}
    </ul>
  )
}

/** All articles: searched, by category, the featured one first while nothing is chosen. */
export function BlogPage() {
  const texts = useTexts(blogTexts)
  const choices = useBlogChoices()
  const results = useRef<HTMLDivElement>(null)
  const found = findArticles(articles, choices.text, choices.category)
  const featured = choices.text.trim() === '' && choices.category === '' ? featuredOf(articles) : null
  const clear = () => {
    choices.clear()
    results.current?.focus({ preventScroll: true })
  }
  return (
    <div className="page-width flex-1 pt-8 pb-16 lg:pt-14 lg:pb-24">
      <PageHead title={texts.title} description={texts.description} />
      <Masthead choices={choices} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CategoryChips choices={choices} />
        <output className="text-small text-ink-muted tabular-nums">{texts.found(found.length)}</output>
      </div>
      <div ref={results} tabIndex={-1} className="mt-6 flex flex-col gap-14 outline-none lg:mt-8 lg:gap-20">
        {featured === null ? null : <FeaturedArticle article={featured} />}
        {found.length > 0 ? (
          <ArticleGrid list={found.filter(({ id }) => id !== featured?.id)} />
        ) : (
          <EmptyState title={texts.noneFound} text={texts.noneFoundText}>
            <Button look="outline" onClick={clear}>
              {texts.showAll}
            </Button>
          </EmptyState>
        )}
      </div>
    </div>
  )
}
