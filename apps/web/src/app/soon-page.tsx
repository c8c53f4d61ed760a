import { useTexts } from '../language/language.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { soonTexts } from './soon.texts.ts'

type Page = 'templates' | 'terms' | 'privacy' | 'cookies' | 'about' | 'blog' | 'help' | 'tutorials' | 'status'

/** An honest place for a page that does not exist yet. */
export function soonPage(page: Page) {
  return function SoonPage() {
    const texts = useTexts(soonTexts)
    const { title, text } = texts[page]
    return (
      <div className="page-width flex flex-1 flex-col items-start justify-center gap-5 py-20">
        <PageHead title={title} description={text} />
        <Badge tone="warn">{texts.soon}</Badge>
        <h1 className="type-display">{title}</h1>
        <p className="max-w-lg text-ink-muted">{text}</p>
        <ButtonLink to="/generator" look="primary">
          {texts.create}
        </ButtonLink>
      </div>
    )
  }
}
