import type { Bilingual } from '../catalogue/languages.ts'

/** Marks of a plan; the tone is the colour: red, yellow, blue, green. */
export const planBadges = {
  free: { tone: 'neutral', text: { pt: 'Gratuito', en: 'Free' } },
  pending: { tone: 'warn', text: { pt: 'Pendente', en: 'Pending' } },
  expired: { tone: 'bad', text: { pt: 'Expirado', en: 'Expired' } },
  expiring: { tone: 'warn', text: { pt: 'Expirando', en: 'Expiring' } },
  pro: { tone: 'info', text: { pt: 'Pro', en: 'Pro' } },
  active: { tone: 'good', text: { pt: 'Ativo', en: 'Active' } },
} as const satisfies Record<string, { tone: 'neutral' | 'warn' | 'bad' | 'info' | 'good'; text: Bilingual }>
export type PlanBadge = keyof typeof planBadges

/** What goes with the pending badge. */
export const pendingPaymentText: Bilingual = {
  pt: 'Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.',
  en: 'The payment is waiting for confirmation. The plan starts once it is approved.',
}

type CurrentPlan = { name: string; time_remaining: { is_expired: boolean; is_expiring_soon: boolean } }

/** The badge of a plan. A pending payment counts only while no paid plan runs. */
export function planBadge(current: CurrentPlan | null, isPaymentPending: boolean): PlanBadge {
  const isFree = current === null || /^(free|gratuito)$/i.test(current.name)
  if (isPaymentPending && (isFree || current.time_remaining.is_expired)) return 'pending'
  if (isFree) return 'free'
  if (current.time_remaining.is_expired) return 'expired'
  if (current.time_remaining.is_expiring_soon) return 'expiring'
  return /^pro$/i.test(current.name) ? 'pro' : 'active'
}
