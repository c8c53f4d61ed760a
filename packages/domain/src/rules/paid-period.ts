import type { InterfaceLanguage } from '../catalogue/languages.ts'
import type { EpochMs } from '../units.ts'
import { waitText } from './wait-text.ts'

/** A plan counts as expiring when this little of its paid period is left. */
const expiringSoonMs = 3 * 24 * 60 * 60 * 1000

const texts = {
  pt: { expired: 'Expirado', endless: 'Sem data de término' },
  en: { expired: 'Expired', endless: 'No end date' },
} as const satisfies Record<InterfaceLanguage, unknown>

export type PaidPeriod = {
  /** `12 dias`, `1 dia 5 h`, `5 h 20 min`, or that it has ended. */
  formatted: string
  isExpired: boolean
  isExpiringSoon: boolean
  /** False while the period runs. */
  canChangePlan: boolean
}

/**
 * Where a paid plan stands at `now`. `endsAt` is null for a plan that was given without a period.
 */
export function paidPeriod(endsAt: EpochMs | null, now: EpochMs, language: InterfaceLanguage): PaidPeriod {
  const { expired, endless } = texts[language]
  if (endsAt === null) return { formatted: endless, isExpired: false, isExpiringSoon: false, canChangePlan: true }
  if (endsAt <= now) return { formatted: expired, isExpired: true, isExpiringSoon: false, canChangePlan: true }
  return { formatted: waitText(endsAt, now, language), isExpired: false, isExpiringSoon: endsAt - now <= expiringSoonMs, canChangePlan: false }
}
