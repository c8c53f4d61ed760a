import { templateCategories } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { Copy, Eye, EyeOff, FileDown, Pencil, Trash2, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { dateText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { countText } from '../../../language/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { cardTexts } from '../card/card.texts.ts'
import { TemplatePicture } from '../card/template-picture.tsx'
import { useLoop } from '../card/use-loop.ts'
import { ownTexts } from './own.texts.ts'

export type CardAction = 'duplicate' | 'visibility' | 'export' | 'remove'
type Props = {
  template: Template
  first: boolean
  /** What is being done with it. */
  busy: CardAction | null
  onAct: (action: CardAction, template: Template) => void
}

const actionClass =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-micro font-semibold text-ink-muted transition-colors duration-(--duration-quick) hover:bg-surface-quiet hover:text-ink focus-visible:-outline-offset-2 disabled:text-ink-faint'

type ActionProps = { icon: LucideIcon; text: string; label: string; busy: boolean; disabled: boolean; onClick: () => void; className?: string }

function Action({ icon: Icon, text, label, busy, className, ...button }: ActionProps) {
  return (
    <button {...button} type="button" aria-label={label} aria-busy={busy || undefined} className={classNames(actionClass, className)}>
      {busy ? (
        <span aria-hidden className="size-4.5 animate-spin rounded-full border-2 border-current border-t-transparent" />
      ) : (
        <Icon aria-hidden className="size-4.5" />
      )}
      {text}
    </button>
  )
}

function Actions({ template, busy, onAct }: Omit<Props, 'first'>) {
  const texts = useTexts(ownTexts)
  const { id, name, status } = template
  const isPublic = status === 'published'
  const of = (action: CardAction) => ({ busy: busy === action, disabled: busy !== null, onClick: () => onAct(action, template) })
  return (
    <div className="flex divide-x divide-hairline border-t border-hairline">
      <Link to={`/template-editor?id=${id}`} aria-label={texts.toEdit(name)} className={actionClass}>
        <Pencil aria-hidden className="size-4.5" />
        {texts.edit}
      </Link>
      <Action icon={Copy} text={texts.duplicate} label={texts.toDuplicate(name)} {...of('duplicate')} />
      <Action
        icon={isPublic ? EyeOff : Eye}
        text={isPublic ? texts.hide : texts.publish}
        label={isPublic ? texts.toHide(name) : texts.toPublish(name)}
        {...of('visibility')}
      />
      <Action icon={FileDown} text={texts.export} label={texts.toExport(name)} {...of('export')} />
      <Action icon={Trash2} text={texts.remove} label={texts.toRemove(name)} className="hover:text-bad" {...of('remove')} />
    </div>
  )
}

/** One template of the person: what it is, how it does, and everything that can be done with it. */
export function OwnCard({ template, first, ...actions }: Props) {
  const texts = useTexts(ownTexts)
  const badges = useTexts(cardTexts)
  const language = useLanguage()
  const card = useRef<HTMLElement>(null)
  const playing = useLoop(card)
  const { id, name, category, status, is_premium: isPremium, effects, transitions, downloads, updated_at: updatedAt } = template
  return (
    <article ref={card} aria-label={name} className="flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface-1">
      <div className="flex flex-1 gap-4 p-3">
        <Link
          to={`/templates/${id}`}
          tabIndex={-1}
          aria-hidden
          className="relative aspect-2/3 w-26 shrink-0 self-start overflow-hidden rounded-md bg-surface-quiet sm:w-30"
        >
          <TemplatePicture template={template} playing={playing} first={first} />
        </Link>
        <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
          <div className="mb-1 flex flex-wrap gap-1.5">
            <Badge tone={status === 'published' ? 'good' : 'neutral'}>{badges[status]}</Badge>
            {isPremium ? <Badge tone="info">{badges.pro}</Badge> : null}
          </div>
          <h3 className="line-clamp-2 leading-snug font-semibold [overflow-wrap:anywhere]">
            <Link to={`/templates/${id}`} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-small text-ink-muted">{templateCategories[category][language]}</p>
          <p className="text-small text-ink-muted tabular-nums">{texts.elements(effects.length + transitions.length)}</p>
          <p className="text-small text-ink-muted tabular-nums">{texts.downloads(countText(downloads, language), downloads === 1)}</p>
          <p className="mt-auto text-micro text-ink-faint tabular-nums">{texts.updated(dateText(updatedAt, 'pt'))}</p>
        </div>
      </div>
      <Actions template={template} {...actions} />
    </article>
  )
}
