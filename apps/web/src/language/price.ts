import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'

/** A price in reais: `R$ 14,90`; whole amounts without cents: `R$ 0`. */
export function priceText(cents: number, language: InterfaceLanguage): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const amount = (cents / 100).toLocaleString(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `R$ ${amount}`
}
