import { locales, type InterfaceLanguage } from '../catalogue/languages.ts'
import type { EpochMs } from '../units.ts'
import { limitDay, limitTimeZone, shortDay } from './plan-limits.ts'

const dayMs = 86_400_000
const nearDays = {
  pt: ['00:00 de hoje', '00:00 de amanhã'],
  en: ['00:00 today', '00:00 tomorrow'],
} as const satisfies Record<InterfaceLanguage, readonly [string, string]>
const zones: Record<InterfaceLanguage, string> = { pt: '(horário de Brasília)', en: '(Brasília time)' }

/**
 * The midnight at which a limit is renewed, as every page and reply says it: `00:00 de amanhã,
 * 21/11 (horário de Brasília)`, `00:00 on Sunday, Nov 29 (Brasília time)`, the date alone from a
 * week on. Days are those of Brasília: the date holds for users in other zones too.
 */
export function renewalText(resetAt: EpochMs, now: EpochMs, language: InterfaceLanguage): string {
  const day = limitDay(resetAt)
  const days = (Date.parse(day) - Date.parse(limitDay(now))) / dayMs
  const date = shortDay(day, language)
  const near = nearDays[language][Math.max(0, days)]
  if (near !== undefined) return `${near}, ${date} ${zones[language]}`
  const on = language === 'pt' ? '00:00 de' : '00:00 on'
  if (days >= 7) return `${on} ${date} ${zones[language]}`
  const weekday = new Intl.DateTimeFormat(locales[language], { timeZone: limitTimeZone, weekday: 'long' }).format(resetAt)
  return `${on} ${weekday}, ${date} ${zones[language]}`
}
