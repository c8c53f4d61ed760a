import { cutText } from '@relampago/domain/rules'
import { plainText, withoutAddresses } from './plain-text.ts'

const maxNameCharacters = 120

/** Shop talk that is no part of a name. */
const salesWords =
  /(?<![\p{L}\d])(?:100%\s+)?(?:originais|original|super promoção|promoção|promocao|oferta imperdível|oferta|frete grátis|frete gratis|free shipping|pronta entrega|envio imediato|lançamento|imperdível|com nota fiscal|on sale|best price)(?![\p{L}\d])/giu

/**
 * A product's name as a person would say it in full: without the shop's tail (" - Loja X", " | Loja
 * X"), sales words and emoji. `siteName` is the shop's own name when the page tells it. Empty when
 * nothing is left.
 */
export function productName(printed: string, siteName = ''): string {
  const parts = withoutAddresses(plainText(printed))
    .split(/\s+[-–—|•·]\s+|\s*\|\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== siteName.trim().toLowerCase())
  // A head of one word is a brand ("Aurora - Fone X2 - Loja"): the next part belongs to it.
  const head = parts[0] ?? ''
  const whole = /\s/.test(head) || parts[1] === undefined ? head : `${head} ${parts[1]}`
  const withoutSales = tidy(whole.replace(salesWords, ' '))
  const name = /[\p{L}\d]/u.test(withoutSales) ? withoutSales : tidy(whole)
  return name.length <= maxNameCharacters ? name : name.slice(0, name.lastIndexOf(' ', maxNameCharacters) + 1).trim() || cutText(name, maxNameCharacters)
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!*+-]+|[\s,;:.!*+-]+$/g, '')
}
