import { builtInTemplateIds, builtInTemplates, measuredTimes, plans, videoLifetimeMs, type BuiltInTemplateId } from '@relampago/domain/catalogue'
import { Check } from 'lucide-react'
import { useLanguage, useTexts } from '../language/language.ts'
import { oneDecimal, priceText } from '../language/numbers.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { SampleFan } from '../ui/sample-fan.tsx'
import { SampleFrame, type SampleId } from '../ui/sample-frame.tsx'
import { soonTexts, type SoonFigures } from './soon.texts.ts'

type Page = keyof typeof soonTexts.pt.pages

function useFigures(): SoonFigures {
  const language = useLanguage()
  const { free, pro } = plans
  return {
    freeDaily: free.limits.daily,
    proDaily: pro.limits.daily,
    price: priceText(pro.priceCents, language),
    seconds: oneDecimal(measuredTimes.orderToFileMs[30] / 1000, language),
    fileMinutes: videoLifetimeMs / 60_000,
  }
}

/** A frame of each template that comes with the product. */
const templateFrames: Record<BuiltInTemplateId, SampleId> = { default: 'coffee', minimal: 'fact', dynamic: 'marketing' }

function Templates() {
  const language = useLanguage()
  return (
    <ul className="grid w-full grid-cols-3 gap-3 sm:gap-4">
      {builtInTemplateIds.map((id) => (
        <li key={id} className="min-w-0">
          <SampleFrame sample={templateFrames[id]} className="rounded-md sm:rounded-lg" />
          <h2 className="mt-3 text-small font-semibold sm:text-body">{builtInTemplates[id].name[language]}</h2>
          <p className="text-micro text-ink-muted sm:text-small">{builtInTemplates[id].summary[language]}</p>
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  const texts = useTexts(soonTexts)
  return (
    <Panel title={texts.factsTitle} className="w-full">
      <ul className="divide-y divide-hairline">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-3 py-3.5 last:pb-0">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            {fact}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Beside the text: what exists already. */
function Already({ page, facts }: { page: Page; facts: readonly string[] }) {
  if (page === 'templates') return <Templates />
  if (facts.length > 0) return <Facts facts={facts} />
  return (
    <div aria-hidden className="mx-auto w-full max-w-md overflow-hidden px-4 py-2">
      <SampleFan />
    </div>
  )
}

/** Placeholder of a page that does not exist yet: what is true already, and links onward. */
export function soonPage(page: Page) {
  return function SoonPage() {
    const texts = useTexts(soonTexts)
    const { title, text, facts } = texts.pages[page](useFigures())
    return (
      <div className="page-width grid flex-1 content-center items-center gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-20">
        <PageHead title={title} description={text} />
        <div className="flex flex-col items-start gap-5">
          <Badge tone="warn">{texts.soon}</Badge>
          <h1 className="type-display">{title}</h1>
          <p className="max-w-lg text-ink-muted">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/generator" look="primary">
              {texts.create}
            </ButtonLink>
            <ButtonLink to="/pricing" look="ghost">
              {texts.seePlans}
            </ButtonLink>
          </div>
        </div>
        <Already page={page} facts={facts} />
      </div>
    )
  }
}
