import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'info' | 'good' | 'warn' | 'bad' | 'effect'
const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-ink',
  info: 'bg-info/15 text-info',
  good: 'bg-good/15 text-good',
  warn: 'bg-warn/15 text-warn',
  bad: 'bg-bad/15 text-bad',
  effect: 'bg-effect/20 text-effect',
}

export function Badge({ tone = 'neutral', icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames('inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-sm px-2.5 py-0.5 text-micro font-semibold', tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
