import type { PageSection } from '../../content/page-text.ts'
import { useTexts } from '../../language/language.ts'
import { legalTexts } from './legal.texts.ts'

function Links({ sections }: { sections: readonly PageSection[] }) {
  return (
    <ol className="border-l border-hairline">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          {/* Not a link of the router: it works before the page's code has come. */}
          <a
            href={`#${id}`}
            className="-ml-px grid min-h-11 grid-cols-[2rem_1fr] items-center border-l border-transparent py-1 pl-4 text-small text-ink-muted transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink lg:pointer-fine:min-h-9"
          >
            <span className="tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Links to the sections: beside the text on wide screens, folded above it on others. */
export function ContentsList({ sections }: { sections: readonly PageSection[] }) {
  const texts = useTexts(legalTexts)
  return (
    <nav aria-label={texts.contents} className="print:hidden">
      <details className="group rounded-lg border border-hairline bg-surface-1 lg:hidden">
        <summary className="flex min-h-12 items-center justify-between px-5 font-semibold marker:content-['']">
          {texts.contents}
          <span aria-hidden className="text-ink-muted transition-transform group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="px-5 pb-4">
          <Links sections={sections} />
        </div>
      </details>
      <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-lg:hidden">
        <p className="mb-3 text-small font-semibold">{texts.contents}</p>
        <Links sections={sections} />
      </div>
    </nav>
  )
}
