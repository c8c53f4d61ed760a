import { locales } from '@relampago/domain/catalogue'
import { Link } from 'react-router'
import type { LegalData } from '../../content/page-data.ts'
import { usePageText, type LazyPageText } from '../../content/page-text.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { ContactLink, OperatorName } from '../../ui/operator.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ContentsList } from './contents-list.tsx'
import { legalTexts } from './legal.texts.ts'

const documents = ['terms', 'privacy', 'cookies'] as const
export type LegalDocument = (typeof documents)[number]

/** The other documents, which refer to each other. */
function Documents({ current }: { current: LegalDocument }) {
  const texts = useTexts(legalTexts)
  return (
    <nav aria-label={texts.documents} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {documents.map((name) => (
          <li key={name}>
            <Link
              to={`/${name}`}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-small transition-colors duration-(--duration-quick)',
                name === current ? 'border-ink bg-ink font-semibold text-ground' : 'border-hairline bg-surface-1 hover:bg-surface-quiet',
              )}
            >
              {texts.names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Updated({ day }: { day: string }) {
  const texts = useTexts(legalTexts)
  const language = useLanguage()
  const date = new Date(day).toLocaleDateString(locales[language], { timeZone: 'UTC', dateStyle: 'long' })
  return (
    <p className="mt-4 text-small text-ink-muted">
      {texts.updated} <time dateTime={day}>{date}</time>
    </p>
  )
}

/** What matters most, in plain words, and who answers for it. */
function Summary({ html }: { html: string }) {
  const texts = useTexts(legalTexts)
  return (
    <section
      aria-labelledby="summary"
      className="on-light rounded-xl bg-paper p-6 text-on-action [--color-ground:var(--color-paper)] [--color-ink-faint:#5f5543] [--color-ink:var(--color-on-action)] sm:p-8 print:border"
    >
      <h2 id="summary" className="type-heading">
        {texts.summary}
      </h2>
      <Prose html={html} className="mt-4 max-w-none" />
      <dl className="mt-6 grid gap-4 border-t border-on-action/20 pt-5 text-small sm:grid-cols-2">
        <div>
          <dt className="font-semibold">{texts.responsible}</dt>
          <dd>
            <OperatorName />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{texts.contact}</dt>
          <dd>
            <ContactLink className="inline-flex min-h-11 items-center break-all underline underline-offset-4" />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** A text that people read once and look up later: a summary, a list of contents, and all of it. */
export function LegalText({ name, text }: { name: LegalDocument; text: LazyPageText<LegalData> }) {
  const texts = useTexts(legalTexts)
  const { data, intro, sections } = usePageText(text)
  return (
    <article className="page-width py-8 lg:py-14">
      <PageHead title={data.title} description={data.description} />
      <Documents current={name} />
      <h1 className="type-display mt-8">{data.title}</h1>
      {data.updated === undefined ? null : <Updated day={data.updated} />}
      {texts.translation === '' ? null : <p className="mt-2 max-w-2xl text-small text-ink-muted">{texts.translation}</p>}
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <ContentsList sections={sections} />
        <div className="min-w-0 max-w-3xl">
          <Summary html={intro} />
          {sections.map(({ id, title, html }, index) => (
            <section key={id} aria-labelledby={id} className="mt-12 lg:mt-16">
              <h2 id={id} className="type-title mb-5">
                <span className="text-ink-faint tabular-nums">{index + 1}.</span> {title}
              </h2>
              <Prose html={html} className="max-w-none" />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
