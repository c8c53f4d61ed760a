import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Milliseconds } from '@relampago/domain/units'

/** Minutes and seconds as `4:07`; never below 0. */
export function minutesAndSeconds(span: Milliseconds): string {
  const seconds = Math.max(0, Math.floor(span / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** One decimal, with the comma or point of the language. */
export function oneDecimal(number: number, language: InterfaceLanguage): string {
  return number.toLocaleString(language === 'pt' ? 'pt-BR' : 'en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
