import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../language/language.ts'
import { Prose } from '../../ui/prose.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import type { HelpQuestion } from './help-category.ts'
import { helpPageTexts } from './help.texts.ts'

type Props = {
  question: HelpQuestion
  /** The address names it. */
  isNamed: boolean
  /** Without being asked for. */
  isOpen: boolean
  onToggle: (anchor: string | null) => void
}

/**
 * A question that opens. Its anchor is in the answer, so that browsers open it without a script,
 * too.
 */
export function Question({ question: { id, title, html }, isNamed, isOpen, onToggle }: Props) {
  const texts = useTexts(helpPageTexts)
  const { ref, open, toggle } = useDisclosure({
    isNamed,
    isOpen,
    onToggle: (isNow) => {
      if (isNow || isNamed) onToggle(isNow ? id : null)
    },
  })
  return (
    <details ref={ref} open={open} onToggle={({ currentTarget }) => toggle(currentTarget.open)} className="group border-b border-hairline last:border-b-0">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h3 className="type-heading">{title}</h3>
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-surface-3 text-ink-muted group-open:bg-ink group-open:text-ground"
        >
          <Plus className="size-5 group-open:rotate-45" />
        </span>
      </summary>
      <div id={id} className="scroll-mt-40 pb-6 motion-safe:group-open:animate-arrive">
        <Prose html={html} />
        <Link
          to={{ hash: `#${id}` }}
          className="mt-4 inline-flex min-h-11 items-center gap-2 text-small font-medium text-ink-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {texts.link}
        </Link>
      </div>
    </details>
  )
}
