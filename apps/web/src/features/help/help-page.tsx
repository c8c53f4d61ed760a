import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { usePageText } from '../../content/page-text.ts'
import { useTexts } from '../../language/language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FoundQuestions } from './found-questions.tsx'
import { helpTexts } from './help-categories.ts'
import { helpPageTexts } from './help.texts.ts'
import { useHelpChoices, useNamedQuestion } from './use-help-choices.ts'

const asideLink = 'flex min-h-16 items-center gap-4 border-b border-hairline py-3 hover:text-action-ink'

/** Where else there is help. */
function OtherHelp() {
  const texts = useTexts(helpPageTexts)
  const links = [
    { to: '/tutorials', title: texts.tutorials, text: texts.tutorialsText },
    { to: '/status', title: texts.status, text: texts.statusText },
  ]
  return (
    <aside aria-labelledby="more-help" className="mt-10 rounded-lg border border-hairline bg-surface-1 p-5 sm:p-6 lg:mt-[5.75rem]">
      <h2 id="more-help" className="type-heading">
        {texts.more}
      </h2>
      <ul className="mt-2">
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={asideLink}>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-small text-ink-muted">{text}</span>
              </span>
              <ArrowRight aria-hidden className="size-4.5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/generator" look="primary" className="mt-5 w-full">
        {texts.generator}
      </ButtonLink>
    </aside>
  )
}

function HelpPage() {
  const texts = useTexts(helpPageTexts)
  const categories = usePageText(helpTexts)
  const named = useNamedQuestion()
  const choices = useHelpChoices(named)
  const chosen = categories.find(({ id }) => id === choices.category)
  return (
    <div className="page-width flex-1 py-8 lg:py-12">
      <PageHead title={texts.title} description={texts.description} />
      <h1 className="type-display">{texts.title}</h1>
      <p className="mt-3 mb-7 max-w-2xl text-ink-muted lg:mb-9">{texts.intro}</p>
      <CategoryTiles categories={categories} value={choices.category} onChange={(category) => choices.choose({ category })} />
      <div className="items-start gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <div className="mt-6 max-w-3xl">
            <SearchBox label={texts.searchIn(chosen?.title ?? '')} value={choices.query} maxLength={100} onChange={(query) => choices.choose({ query })} />
          </div>
          {categories
            .filter(({ id }) => !choices.isKnown || id === choices.category)
            .map((category) => (
              <FoundQuestions key={category.id} {...{ category, categories, choices, named }} />
            ))}
        </div>
        <OtherHelp />
      </div>
    </div>
  )
}

/** The help centre with its texts in the language of the visitor. */
export async function loadHelpPage(): Promise<{ Component: ComponentType }> {
  await helpTexts.load()
  return { Component: HelpPage }
}
