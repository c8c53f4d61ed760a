import { planBadge, planBadges } from '@relampago/domain/rules'
import type { UserStats } from '../../../session/use-user-stats.ts'
import { useLanguage } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'

/** The badge of a person's plan. */
export function PlanMark({ account }: { account: Pick<UserStats, 'current_plan' | 'pending_payment'> }) {
  const language = useLanguage()
  const { tone, text } = planBadges[planBadge(account.current_plan, account.pending_payment !== null)]
  return <Badge tone={tone}>{text[language]}</Badge>
}
