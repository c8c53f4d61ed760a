import { Star } from 'lucide-react'
import type { ComponentType } from 'react'
import { tutorialCategories } from '../../content/page-data.ts'
import { usePageText } from '../../content/page-text.ts'
import { useTexts } from '../../language/language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { GuideCard } from './guide-card.tsx'
import { tutorialTexts, type Tutorial } from './tutorials.ts'
import { tutorialsTexts } from './tutorials.texts.ts'
import { useCategory, type CategoryChoice } from './use-category.ts'

/** Whose rating it is stands beside it. */
function Rating() {
  const texts = useTexts(tutorialsTexts)
  return (
    <p className="inline-flex items-center gap-2.5 rounded-md border border-hairline bg-surface-1 px-4 py-2.5">
      <span className="sr-only">{texts.ratingOf}</span>
      <Star aria-hidden className="size-5 fill-current text-warn" />
      <span aria-hidden className="type-heading tabular-nums">
        {texts.rating}
      </span>
      <span aria-hidden className="text-small text-ink-muted">
        {texts.ratingText}
      </span>
    </p>
  )
}

function Chips({ guides, value, onChange }: { guides: readonly Tutorial[]; value: CategoryChoice; onChange: (value: CategoryChoice) => void }) {
  const texts = useTexts(tutorialsTexts)
  const chips = tutorialCategories.map((id) => ({
    value: id as CategoryChoice,
    label: texts.categoryNames[id],
    count: guides.filter(({ data }) => data.category === id).length,
  }))
  return (
    <FilterChips label={texts.categories} chips={[{ value: '', label: texts.everything, count: guides.length }, ...chips]} value={value} onChange={onChange} />
  )
}

function NextSteps() {
  const texts = useTexts(tutorialsTexts)
  return (
    <section className="mt-10 flex flex-col items-start gap-5 rounded-lg border border-hairline bg-surface-1 p-6 sm:flex-row sm:items-center sm:justify-between lg:mt-14 lg:p-8">
      <div>
        <h2 className="type-title">{texts.next}</h2>
        <p className="mt-2 max-w-xl text-ink-muted">{texts.nextText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/generator" look="primary">
          {texts.generator}
        </ButtonLink>
        <ButtonLink to="/help-center" look="outline">
          {texts.help}
        </ButtonLink>
      </div>
    </section>
  )
}

function TutorialsPage() {
  const texts = useTexts(tutorialsTexts)
  const guides = usePageText(tutorialTexts)
  const { category, choose } = useCategory()
  return (
    <div className="page-width flex-1 py-8 lg:py-12">
      <PageHead title={texts.title} description={texts.description} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="type-display">{texts.title}</h1>
          <p className="mt-3 max-w-2xl text-ink-muted">{texts.intro}</p>
        </div>
        <Rating />
      </div>
      <div className="mt-7 mb-5">
        <Chips guides={guides} value={category} onChange={choose} />
      </div>
      <ul aria-label={texts.list} className="flex flex-col gap-4">
        {guides.map((guide, index) =>
          category === '' || guide.data.category === category ? (
            <li key={guide.id}>
              <GuideCard guide={guide} number={index + 1} />
            </li>
          ) : null,
        )}
      </ul>
      <NextSteps />
    </div>
  )
}

/** The guides in the language of the visitor. */
export async function loadTutorialsPage(): Promise<{ Component: ComponentType }> {
  await tutorialTexts.load()
  return { Component: TutorialsPage }
}
