import { Clock, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { TutorialData } from '../../content/page-data.ts'
import { useTexts } from '../../language/language.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Prose } from '../../ui/prose.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { readingMinutes, type Tutorial } from './tutorials.ts'
import { tutorialsTexts } from './tutorials.texts.ts'
import './guide-card.css'

const tones: Record<TutorialData['difficulty'], BadgeTone> = { beginner: 'good', intermediate: 'info', advanced: 'effect' }

/** What can be known of a guide before it is opened. */
function GuideFacts({ guide }: { guide: Tutorial }) {
  const texts = useTexts(tutorialsTexts)
  const { difficulty, category } = guide.data
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="sr-only">{texts.difficulty}: </span>
      <Badge tone={tones[difficulty]}>{texts.difficulties[difficulty]}</Badge>
      <Badge>{texts.categoryNames[category]}</Badge>
      <span className="inline-flex items-center gap-1.5 text-small text-ink-muted">
        <Clock aria-hidden className="size-4" />
        {texts.minutes(readingMinutes(guide))}
      </span>
    </span>
  )
}

function Steps({ guide: { sections } }: { guide: Tutorial }) {
  const texts = useTexts(tutorialsTexts)
  return (
    <ol>
      {sections.map(({ id: step, title, html }, index) => (
        <li key={step} id={step} className="scroll-mt-24 border-t border-hairline py-7 lg:py-9">
          <h3 className="type-heading mb-3 flex items-start gap-3">
            <span aria-hidden className="flex size-8 shrink-0 -skew-x-12 items-center justify-center rounded-sm bg-ink text-body text-ground">
              <span className="skew-x-12">{index + 1}</span>
            </span>
            <span className="pt-0.5">
              <span className="sr-only">{texts.step(index + 1)}: </span>
              <span data-title>{title}</span>
            </span>
          </h3>
          <Prose html={html} className="guide-step" />
        </li>
      ))}
    </ol>
  )
}

type Props = { guide: Tutorial; number: number }

/** A guide that opens; several may be open. The address names the one that was opened last. */
export function GuideCard({ guide, number }: Props) {
  const { id, data, intro } = guide
  const texts = useTexts(tutorialsTexts)
  const { anchor, note } = useAnchor()
  const isNamed = anchor === id
  const { ref, open, toggle } = useDisclosure({
    isNamed,
    onToggle: (isNow) => {
      if (isNow || isNamed) note(isNow ? id : null)
    },
  })
  return (
    <details
      ref={ref}
      // The text of a written page is read from it.
      data-guide={JSON.stringify({ data, words: guide.words })}
      open={open}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
      className="group overflow-clip rounded-lg border border-hairline bg-surface-1 transition-colors duration-(--duration-quick) hover:border-control open:border-hairline"
    >
      <summary className="grid list-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 p-5 focus-visible:-outline-offset-2 sm:gap-x-6 sm:p-6 [&::-webkit-details-marker]:hidden">
        <span aria-hidden className="type-display row-span-3 w-8 text-ink-faint tabular-nums group-open:text-action-ink sm:w-12">
          {number}
        </span>
        <h2 className="type-heading sm:text-[1.5rem]">{data.title}</h2>
        <span
          aria-hidden
          className="row-span-3 flex size-9 items-center justify-center rounded-full bg-surface-3 text-ink-muted group-open:bg-ink group-open:text-ground"
        >
          <Plus className="size-5 group-open:rotate-45" />
        </span>
        <span className="mt-1.5 mb-4 max-w-3xl text-ink-muted">{data.excerpt}</span>
        <GuideFacts guide={guide} />
      </summary>
      <div id={id} className="scroll-mt-60 px-5 pb-5 motion-safe:group-open:animate-arrive sm:px-6 lg:pl-24">
        <Prose html={intro} className="max-w-3xl pb-6" />
        <Steps guide={guide} />
        <Link
          to={{ hash: `#${id}` }}
          className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-ink-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {texts.link}
        </Link>
      </div>
    </details>
  )
}
