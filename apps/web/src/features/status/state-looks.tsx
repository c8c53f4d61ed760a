import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { serviceStateNames, type ServiceState } from '@relampago/domain/contracts'
import { useLanguage } from '../../language/language.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

type Look = { icon: LucideIcon; tone: BadgeTone; tint: string; edge: string }

/** Each state has an icon of its own form: colour is never the only sign. */
const looks: Record<ServiceState, Look> = {
  operational: { icon: CircleCheck, tone: 'good', tint: 'text-good', edge: 'border-good/40' },
  degraded: { icon: TriangleAlert, tone: 'warn', tint: 'text-warn', edge: 'border-warn/50' },
  outage: { icon: CircleAlert, tone: 'bad', tint: 'text-bad', edge: 'border-bad/60' },
  unknown: { icon: CircleHelp, tone: 'neutral', tint: 'text-ink-muted', edge: 'border-hairline' },
}

/** One of ours; whatever else a server says is not known to this page. */
export function knownState(state: string): ServiceState {
  return Object.hasOwn(looks, state) ? (state as ServiceState) : 'unknown'
}

export function stateName(state: string, language: InterfaceLanguage): string {
  return serviceStateNames[knownState(state)][language]
}

export function lookOf(state: string): Look {
  return looks[knownState(state)]
}

/** A state as icon and word. */
export function StateBadge({ state }: { state: string }) {
  const language = useLanguage()
  const { icon: Icon, tone } = lookOf(state)
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
      {stateName(state, language)}
    </Badge>
  )
}
