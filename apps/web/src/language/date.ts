import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { limitTimeZone } from '@relampago/domain/rules'

/**
 * A day as `12/03/2026` or `03/12/2026`, where the limits are counted: the same for everybody who
 * reads it.
 */
export function dateText(moment: string, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: limitTimeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(moment))
}

/** A moment as `20/11 14:06` or `11/20 14:06`, on the person's own clock. */
export function momentText(moment: string, language: InterfaceLanguage): string {
  const date = new Date(moment)
  const day = new Intl.DateTimeFormat(locales[language], { day: '2-digit', month: '2-digit' }).format(date)
  const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(date)
  return `${day} ${time}`
}

/** A day that is written as YYYY-MM-DD, in words: `20 de novembro de 2026`. The same everywhere. */
export function dayText(day: string, language: InterfaceLanguage): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`))
}
