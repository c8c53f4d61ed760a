import { videoLanguages } from '@relampago/domain/catalogue'
import { centsOf } from '../wording/money.ts'
import type { Money, ProductFacts } from '../../story/subject.ts'

const installment =
  /(?<![\d.,])(\d{1,2})\s?(?:x|vezes|parcelas|payments|installments)\s*(?:sem juros\s+)?(?:de\s+|of\s+)?(R\$|US\$|\$|€)?\s?(\d[\d.,]{0,12})(?!\s?%)/gi
// Offers stand in the same block as their price; farther away another product's begin.
const nearCharacters = 300
const counts = { min: 2, max: 24 }
// From the price itself (a rounded last instalment) to the dearest usual interest.
const totalOverPrice = { min: 0.97, max: 1.8 }
/**
 * Instalments that add up to the price are its own wherever they stand, sign or not: to a cent
 * each, as shops round.
 */
const roundingCentsEach = 1
const signs: Readonly<Record<string, Money['currency']>> = { R$: 'BRL', US$: 'USD', $: 'USD', '€': 'EUR' }

/**
 * "12x de R$ 10,00" printed near the price in the page's visible text, or adding up to it wherever
 * it stands. The first without interest counts, else the first at all; `null` without a price or
 * instalments.
 */
export function installmentsNear(text: string, price: Money | null): ProductFacts['installments'] {
  if (price === null) return null
  const places = placesOf(text, price)
  let withInterest: ProductFacts['installments'] = null
  for (const { count, value, hasSign, from, to } of printedInstallments(text, price)) {
    if (Math.abs(count * value.cents - price.cents) <= count * roundingCentsEach) return { count, value }
    const share = (count * value.cents) / price.cents
    const isNear = places.some((place) => place >= from - nearCharacters && place <= to + nearCharacters)
    if (hasSign && isNear && share >= totalOverPrice.min && share <= totalOverPrice.max) withInterest ??= { count, value }
  }
  return withInterest
}

type Printed = { count: number; value: Money; hasSign: boolean; from: number; to: number }

/** Instalments in the price's currency, as they stand in a text. */
function printedInstallments(text: string, { currency }: Money): Printed[] {
  return [...text.matchAll(installment)].flatMap(({ 0: whole, 1: times, 2: sign, 3: printed = '', index }) => {
    const cents = centsOf(printed.replace(/[.,]+$/, ''))
    const count = Number(times)
    const isOwn = sign === undefined || signs[sign.toUpperCase()] === currency
    if (cents === null || !isOwn || count < counts.min || count > counts.max) return []
    return [{ count, value: { cents, currency }, hasSign: sign !== undefined, from: index, to: index + whole.length }]
  })
}

/** Where the price is printed, in the form of any language, with or without its zero cents. */
function placesOf(text: string, { cents }: Money): number[] {
  const amount = cents / 100
  const forms = videoLanguages.flatMap((language) => {
    const withCents = amount.toLocaleString(language, { minimumFractionDigits: 2 })
    return cents % 100 === 0 ? [withCents, amount.toLocaleString(language)] : [withCents]
  })
  return [...new Set(forms)].flatMap((form) => {
    const places: number[] = []
    for (let at = text.indexOf(form); at !== -1 && places.length < 50; at = text.indexOf(form, at + 1)) places.push(at)
    return places
  })
}
