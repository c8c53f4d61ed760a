import { CircleAlert, Hourglass, Info, TimerReset } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: { icon: Info, frame: 'border-hairline', tint: 'text-ink-muted' },
  warn: { icon: TimerReset, frame: 'border-warn/50', tint: 'text-warn' },
  waiting: { icon: Hourglass, frame: 'border-warn/50', tint: 'text-warn' },
  bad: { icon: CircleAlert, frame: 'border-bad/60', tint: 'text-bad' },
} as const
/** How screen readers announce a new notice: at the next pause, or at once. */
const roles = { politely: 'status', atOnce: 'alert' } as const

type Props = { tone?: keyof typeof tones; announce?: keyof typeof roles; icon?: ReactNode; children: ReactNode }

/** A message that stays on the page. */
export function Notice({ tone = 'plain', announce, icon, children }: Props) {
  const { icon: Icon, frame, tint } = tones[tone]
  return (
    <div role={announce && roles[announce]} className={classNames('flex gap-3 rounded-md border bg-surface-2 px-4 py-3 text-small', frame)}>
      <span className={classNames('mt-0.5 shrink-0', tint)}>{icon ?? <Icon aria-hidden className="size-4.5" />}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
