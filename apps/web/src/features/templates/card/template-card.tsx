import type { Template } from '@relampago/domain/contracts'
import { Blend, Sparkle } from 'lucide-react'
import { memo, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { dateText } from '../../../language/date.ts'
import { useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { cardTexts } from './card.texts.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { LikeButton } from './like-button.tsx'
import { TagList } from './tag-list.tsx'
import { TemplatePicture } from './template-picture.tsx'
import { useLoop } from './use-loop.ts'
import './template-card.css'

type CardProps = {
  template: Template
  onUse: (template: Template) => void
  /** Among the first on the screen. */
  first?: boolean
  /** Whether it says if others can see it. */
  showStatus?: boolean
  /** Beside the name instead of the button that uses it. */
  action?: ReactNode
  /** Under the name, instead of author and date. */
  details?: ReactNode
  /** In the upper corner of the picture, instead of the bookmark. */
  corner?: ReactNode
  /** Under the tags. */
  children?: ReactNode
}

function Figures({ template: { effects, transitions } }: Pick<CardProps, 'template'>) {
  const texts = useTexts(cardTexts)
  return (
    <ul className="flex gap-3 text-small font-semibold tabular-nums">
      <li className="flex items-center gap-1.5">
        <Sparkle aria-hidden className="size-4" />
        <span aria-hidden>{effects.length}</span>
        <span className="sr-only">{texts.effects(effects.length)}</span>
      </li>
      <li className="flex items-center gap-1.5">
        <Blend aria-hidden className="size-4" />
        <span aria-hidden>{transitions.length}</span>
        <span className="sr-only">{texts.transitions(transitions.length)}</span>
      </li>
    </ul>
  )
}

function Badges({ template, showStatus }: Pick<CardProps, 'template' | 'showStatus'>) {
  const texts = useTexts(cardTexts)
  return (
    <div className="pointer-events-none absolute top-2 left-2 flex max-w-[calc(100%-4rem)] on-film flex-wrap gap-1.5 *:bg-ground/85">
      {template.is_premium ? <Badge tone="info">{texts.pro}</Badge> : null}
      {showStatus === true ? <Badge tone={template.status === 'published' ? 'good' : 'neutral'}>{texts[template.status]}</Badge> : null}
    </div>
  )
}

/** Who made it and when. Dates are as in Brazil, whatever the language. */
function Origin({ author, updatedAt }: { author: string; updatedAt: string }) {
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="max-w-full truncate">{author}</span>
      <time dateTime={updatedAt} className="text-ink-faint tabular-nums">
        {dateText(updatedAt, 'pt')}
      </time>
    </p>
  )
}

/** Of the button on the card that is looked at. */
const yellow =
  'group-focus-within:bg-action group-focus-within:text-on-action group-hover:bg-action group-hover:text-on-action hover:bg-action-hover focus-visible:bg-action-hover'

/**
 * One template: its picture, what it is and does, and the buttons. Pictures lead to its page. Drawn
 * again only when what it is given changes: a list of hundreds grows without redrawing.
 */
export const TemplateCard = memo(function TemplateCard({ template, onUse, first = false, showStatus = false, ...parts }: CardProps) {
  const texts = useTexts(cardTexts)
  const card = useRef<HTMLElement>(null)
  const playing = useLoop(card)
  const { name, author_name: author, updated_at: updatedAt, tags } = template
  return (
    <article ref={card} aria-label={name} className="group relative flex min-w-0 flex-col">
      <div className="relative aspect-2/3 overflow-hidden rounded-lg bg-surface-quiet ring-offset-2 ring-offset-ground group-focus-within:ring-2 group-focus-within:ring-ink group-hover:ring-2 group-hover:ring-ink">
        <TemplatePicture template={template} playing={playing} first={first} />
        <div className="absolute inset-x-0 bottom-0 flex items-end justify-between bg-linear-to-t from-ground/90 to-transparent pt-12 pr-1 pb-0.5 pl-3 on-film">
          <span className="flex min-h-11 items-center">
            <Figures template={template} />
          </span>
          <LikeButton template={template} className="relative z-2" />
        </div>
        <Badges template={template} showStatus={showStatus} />
        <div className="absolute top-2 right-2 z-2 on-film">{parts.corner ?? <FavoriteButton template={template} />}</div>
      </div>
      <div className="mt-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 text-body leading-snug font-semibold [overflow-wrap:anywhere]">
            <Link to={`/templates/${template.id}`} className="outline-none after:absolute after:inset-0 after:z-1">
              {name}
            </Link>
          </h3>
          <div className="text-small text-ink-muted">{parts.details ?? <Origin author={author} updatedAt={updatedAt} />}</div>
        </div>
        {parts.action ?? (
          <Button size="small" aria-label={texts.toUse(name)} onClick={() => onUse(template)} className={classNames('relative z-2 min-h-11', yellow)}>
            {texts.use}
          </Button>
        )}
      </div>
      <div className="mt-2">
        <TagList tags={tags} />
      </div>
      {parts.children === undefined ? null : <div className="relative z-2 mt-2">{parts.children}</div>}
    </article>
  )
})
