import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'

/** One decimal, with the comma or point of the language. */
export function oneDecimal(number: number, language: InterfaceLanguage): string {
  return number.toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
