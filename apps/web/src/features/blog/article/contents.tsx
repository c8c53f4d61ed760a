import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { PageSection } from '../../../content/page-text.ts'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { blogTexts } from '../data/blog.texts.ts'

type ContentsProps = { path: string; sections: readonly PageSection[]; /** Id of the section that is read. */ current?: string | null }

function Entries({ path, sections, current }: ContentsProps) {
  return (
    <ol lang="pt-BR">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`${path}#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(
              'flex min-h-11 items-center border-l-2 py-1.5 pl-4 text-small transition-colors duration-(--duration-quick) hover:text-ink focus-visible:-outline-offset-2 lg:pointer-fine:min-h-9',
              id === current ? 'border-ink font-semibold text-ink' : 'border-hairline text-ink-muted',
            )}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** The parts of the article, beside its text. */
export function ContentsBeside(props: ContentsProps) {
  const texts = useTexts(blogTexts)
  return (
    <nav aria-label={texts.contents} className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden print:hidden">
      <p aria-hidden className="mb-3 text-small font-semibold">
        {texts.contents}
      </p>
      <Entries {...props} />
    </nav>
  )
}

/** The parts of the article in a box that opens, for narrow screens. */
export function ContentsBox(props: ContentsProps) {
  const texts = useTexts(blogTexts)
  return (
    <nav aria-label={texts.contents} className="lg:hidden print:hidden">
      <details className="group rounded-lg border border-hairline bg-surface-1">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {texts.contents}
          <ChevronDown aria-hidden className="size-5 text-ink-muted transition-transform duration-(--duration-quick) group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4">
          <Entries {...props} />
        </div>
      </details>
    </nav>
  )
}
