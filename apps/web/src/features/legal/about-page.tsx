import { durations, locales, measuredTimes } from '@relampago/domain/catalogue'
import type { LegalData } from '../../content/page-data.ts'
import { usePageText, type LazyPageText, type PageSection } from '../../content/page-text.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { oneDecimal } from '../../language/numbers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SampleFan } from '../../ui/sample-fan.tsx'
import { legalTexts } from './legal.texts.ts'

const { measuredOn, orderToFileMs } = measuredTimes

function Opening({ title, html }: { title: string; html: string }) {
  const texts = useTexts(legalTexts)
  return (
    <div className="page-width grid gap-10 py-10 lg:grid-cols-[1.3fr_1fr] lg:items-center lg:gap-16 lg:py-16">
      <div>
        <p className="text-small font-semibold text-ink-muted">{texts.about}</p>
        <h1 className="type-display mt-3">{title}</h1>
        <Prose html={html} className="mt-6" />
      </div>
      <div aria-hidden className="mx-auto w-full max-w-sm">
        <SampleFan />
      </div>
    </div>
  )
}

/** Seconds to the file, from the table that the landing page has, too. */
function Measured() {
  const texts = useTexts(legalTexts)
  const language = useLanguage()
  const date = new Date(measuredOn).toLocaleDateString(locales[language], { timeZone: 'UTC', dateStyle: 'long' })
  return (
    <section aria-labelledby="measured" className="border-y border-hairline bg-surface-1">
      <div className="page-width grid gap-6 py-10 lg:grid-cols-[1fr_1.2fr] lg:items-end lg:gap-16 lg:py-14">
        <div>
          <h2 id="measured" className="type-title">
            {texts.measured}
          </h2>
          <p className="mt-3 max-w-lg text-ink-muted">{texts.measuredText(date)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {durations.map((duration) => (
            <div key={duration} className="flex flex-col-reverse">
              <dt className="text-small text-ink-muted">{texts.length(duration)}</dt>
              <dd className="type-display tabular-nums">{oneDecimal(orderToFileMs[duration] / 1000, language)} s</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Several short texts under headings of their own stand beside each other. */
const inColumns = 'lg:max-w-none lg:columns-2 lg:gap-12 lg:text-[1rem] [&_h3]:break-after-avoid [&_h3]:break-inside-avoid [&_p]:break-inside-avoid'

function Part({ section: { id, title, html }, isPoster = false }: { section: PageSection; isPoster?: boolean }) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        isPoster ? 'on-light bg-paper text-on-action [--color-ground:var(--color-paper)] [--color-ink-faint:#5f5543] [--color-ink:var(--color-on-action)]' : '',
      )}
    >
      <div className="page-width grid gap-5 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-14">
        <h2 id={id} className="type-title">
          {title}
        </h2>
        <Prose html={html} className={html.includes('<h3') ? inColumns : ''} />
      </div>
    </section>
  )
}

function Closing() {
  const texts = useTexts(legalTexts)
  return (
    <section className="border-t border-hairline">
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-14 lg:py-20">
        <div>
          <h2 className="type-title">{texts.try}</h2>
          <p className="mt-2 text-ink-muted">{texts.tryText}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ButtonLink to="/templates" className="max-sm:flex-1">
            {texts.templates}
          </ButtonLink>
          <ButtonLink to="/signup" look="primary" className="max-sm:flex-1">
            {texts.signup}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/**
 * What the product is and is not. Its last section but one, on what it does not do, is the poster.
 */
export function AboutPage({ text }: { text: LazyPageText<LegalData> }) {
  const { data, intro, sections } = usePageText(text)
  const [why, ...others] = sections
  return (
    <article>
      <PageHead title={data.title} description={data.description} />
      <Opening title={data.title} html={intro} />
      {why === undefined ? null : <Part section={why} />}
      <Measured />
      {others.map((section, index) => (
        <Part key={section.id} section={section} isPoster={index === others.length - 2} />
      ))}
      <Closing />
    </article>
  )
}
