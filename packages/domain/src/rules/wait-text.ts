import type { InterfaceLanguage } from '../catalogue/languages.ts'
import type { EpochMs } from '../units.ts'
import { timeUntil } from './time-until.ts'

const daysText = {
  pt: (days: number) => (days === 1 ? '1 dia' : `${days} dias`),
  en: (days: number) => (days === 1 ? '1 day' : `${days} days`),
} as const satisfies Record<InterfaceLanguage, unknown>

/**
 * A wait as people read it: `12 dias`, `1 dia 5 h`, `5 h 12 min`, `1 min`. The two largest parts at
 * most; hours no longer matter when there are several days. `0 min` once the moment has come.
 */
export function waitText(moment: EpochMs, now: EpochMs, language: InterfaceLanguage): string {
  const { days, hours, minutes } = timeUntil(moment, now)
  const parts = [
    ...(days > 0 ? [daysText[language](days)] : []),
    ...(days <= 1 && hours > 0 ? [`${hours} h`] : []),
    ...(days === 0 && (minutes > 0 || hours === 0) ? [`${minutes} min`] : []),
  ]
  return parts.join(' ')
}
