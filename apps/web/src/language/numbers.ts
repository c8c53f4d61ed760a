import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'

/** One decimal, with the comma or point of the language. */
export function oneDecimal(number: number, language: InterfaceLanguage): string {
  return number.toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** A price in reais: `R$ 14,90`; whole amounts without cents: `R$ 0`. */
export function priceText(cents: number, language: InterfaceLanguage): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const amount = (cents / 100).toLocaleString(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `R$ ${amount}`
}

/** A count; from a thousand on in short: `1,2 mil`. */
export function countText(count: number, language: InterfaceLanguage): string {
  return count.toLocaleString(locales[language], { notation: 'compact', maximumFractionDigits: 1 })
}
