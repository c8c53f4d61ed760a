import type { Money } from '../../story/subject.ts'

const currencies: readonly { currency: Money['currency']; pattern: RegExp }[] = [
  { currency: 'BRL', pattern: /R\$|\bBRL\b|\breais\b/i },
  // Other dollars (A$, US$ aside) are not ours: a sign after another letter is left alone.
  { currency: 'USD', pattern: /\bUS\$|(?<![A-Z])\$|\bUSD\b/i },
  { currency: 'EUR', pattern: /€|\bEUR\b/i },
]

/** The currency that a code or a printed price names, or `null` for none or one we do not speak. */
function currencyOf(text: string): Money['currency'] | null {
  return currencies.find(({ pattern }) => pattern.test(text))?.currency ?? null
}

/** A text with one number in it, which may be grouped by spaces, and no sign before it. */
const oneNumber = /^[^\d-]{0,40}(\d+(?:[.,]\d+|\s\d{3}(?!\d))*)[^\d]{0,40}$/

/**
 * A positive amount in hundredths as shops print it: "R$ 1.299,90", "1299.90", "1,299.90", "1.299",
 * 129.9. `null` when it is none. A lone separator before exactly three digits groups thousands: no
 * shop prints tenths of a cent.
 */
export function centsOf(printed: unknown): number | null {
  if (typeof printed === 'number') return inRange(Math.round(printed * 100))
  if (typeof printed !== 'string') return null
  const digits = oneNumber.exec(printed)?.[1]?.replace(/\s/g, '')
  if (digits === undefined) return null
  const lastSeparator = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const decimals = lastSeparator === -1 ? '' : digits.slice(lastSeparator + 1)
  if (decimals.length === 0 || decimals.length > 2) return inRange(groupedInteger(digits) * 100)
  return inRange(groupedInteger(digits.slice(0, lastSeparator)) * 100 + Number(decimals.padEnd(2, '0')))
}

/**
 * Price with its currency, which stands either in a field of its own or in the printed price.
 * Without one there is no price.
 */
export function moneyOf(printed: unknown, currency: unknown): Money | null {
  const cents = centsOf(printed)
  const known = (typeof currency === 'string' && currencyOf(currency)) || (typeof printed === 'string' && currencyOf(printed)) || null
  return cents === null || known === null ? null : { cents, currency: known }
}

/**
 * Not a number when the text is several numbers ("10 - 20"): groups after the first must have three
 * digits.
 */
function groupedInteger(text: string): number {
  const groups = text.split(/[.,]/)
  return groups.slice(1).every((group) => group.length === 3) ? Number(groups.join('')) : Number.NaN
}

// Ten million in any currency: beyond it the page is wrong, or the text is not a price.
const maxCents = 1_000_000_000
function inRange(cents: number): number | null {
  return Number.isSafeInteger(cents) && cents > 0 && cents <= maxCents ? cents : null
}
