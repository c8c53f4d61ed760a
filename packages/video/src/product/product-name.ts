import { plainText } from './plain-text.ts'

const maxNameCharacters = 120
const maxShortNameWords = 6

/** Shop talk that is no part of a name. */
const salesWords =
  /(?<![\p{L}\d])(?:100%\s+)?(?:originais|original|super promoção|promoção|promocao|oferta imperdível|oferta|frete grátis|frete gratis|free shipping|pronta entrega|envio imediato|lançamento|imperdível|com nota fiscal|on sale|best price)(?![\p{L}\d])/giu

/** A name may go on after these, so it may not end on them. */
const danglingWords = new Set(
  `a o as os um uma de do da dos das em no na nos nas com sem para pra por pelo pela e ou ao à até sobre entre
   the an of in on at with without for by from and or to as &`.split(/\s+/),
)

/**
 * A product's name as a person would say it in full: without the shop's tail (" - Loja X", " | Loja X"), sales words and emoji.
 * `siteName` is the shop's own name when the page tells it. Empty when nothing is left.
 */
export function productName(printed: string, siteName = ''): string {
  const parts = plainText(printed)
    .split(/\s+[-–—|•·]\s+|\s*\|\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== siteName.trim().toLowerCase())
  // A head of one word is a brand ("Aurora - Fone X2 - Loja"): the next part belongs to it.
  const head = parts[0] ?? ''
  const whole = /\s/.test(head) || parts[1] === undefined ? head : `${head} ${parts[1]}`
  const withoutSales = tidy(whole.replace(salesWords, ' '))
  const name = /[\p{L}\d]/u.test(withoutSales) ? withoutSales : tidy(whole)
  return name.length <= maxNameCharacters ? name : name.slice(0, name.lastIndexOf(' ', maxNameCharacters) + 1).trim() || name.slice(0, maxNameCharacters)
}

/** At most six words of a name, up to its first comma, never ending on a word that wants another ("com", "para", "of"). */
export function shortName(name: string): string {
  const words = (name.split(/[,(;]/)[0]?.trim() || name).split(/\s+/).slice(0, maxShortNameWords)
  while (words.length > 1 && danglingWords.has((words.at(-1) ?? '').toLowerCase())) words.pop()
  return words
    .join(' ')
    .replace(/[-–—:,.!]+$/u, '')
    .trim()
}

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!*+-]+|[\s,;:.!*+-]+$/g, '')
}
