import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** One decimal, with the comma or point of the language. */
export function oneDecimal(number: number, language: InterfaceLanguage): string {
  return number.toLocaleString(language === 'pt' ? 'pt-BR' : 'en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
