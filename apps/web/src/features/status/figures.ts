import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { EpochMs, Milliseconds, Percent } from '@relampago/domain/units'

/** `99,98%`; never rounded up to 100. */
export function percentText(percent: Percent, language: InterfaceLanguage): string {
  return `${(Math.floor(percent * 100) / 100).toLocaleString(locales[language], { maximumFractionDigits: 2 })}%`
}

/** `120 ms`, from a second on `1,8 s`. */
export function responseText(ms: Milliseconds, language: InterfaceLanguage): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`
  return `${(ms / 1000).toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
}

/** `40 s`, `12 min`, `2 h 10 min`, `3 d 4 h`. */
export function lengthText(ms: Milliseconds): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return `${Math.max(1, Math.round(ms / 1000))} s`
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? pair(hours, 'h', minutes % 60, 'min') : pair(Math.floor(hours / 24), 'd', hours % 24, 'h')
}

function pair(larger: number, largerUnit: string, smaller: number, smallerUnit: string): string {
  return smaller === 0 ? `${larger} ${largerUnit}` : `${larger} ${largerUnit} ${smaller} ${smallerUnit}`
}

/** A day of the record, which is counted in UTC, as `20/11`. */
export function dayText(day: string, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', day: '2-digit', month: '2-digit' }).format(new Date(day))
}

/** A moment as `20/11, 14:06`, on the reader's own clock. */
export function momentText(moment: string | EpochMs, language: InterfaceLanguage): string {
  const format = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(moment))
}
