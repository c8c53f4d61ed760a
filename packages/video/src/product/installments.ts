import { centsOf } from './money.ts'
import type { Money, ProductFacts } from './subject.ts'

const installment = /(?<![\d.,])(\d{1,2})\s?x\s+(?:de\s+|of\s+)?(R\$|US\$|\$|€)\s?(\d[\d.,]{0,12})/gi
// Offers stand in the same block as their price; farther away another product's begin.
const nearCharacters = 300
const counts = { min: 2, max: 24 }
// From the price itself (a rounded last instalment) to the dearest usual interest.
const totalOverPrice = { min: 0.97, max: 1.8 }
const signs: Readonly<Record<string, Money['currency']>> = { R$: 'BRL', US$: 'USD', $: 'USD', '€': 'EUR' }

/** "12x de R$ 10,00" printed near the price in the page's visible text, the first that adds up to it; else `null`. */
export function installmentsNear(text: string, price: Money | null): ProductFacts['installments'] {
  if (price === null) return null
  const places = placesOf(text, price)
  for (const { 0: whole, 1: count, 2: sign, 3: printed, index } of text.matchAll(installment)) {
    const cents = centsOf(printed)
    const times = Number(count)
    const currency = signs[(sign ?? '').toUpperCase()]
    if (cents === null || currency !== price.currency || times < counts.min || times > counts.max) continue
    const share = (times * cents) / price.cents
    const isNear = places.some((place) => Math.abs(place - index) <= nearCharacters + whole.length)
    if (isNear && share >= totalOverPrice.min && share <= totalOverPrice.max) return { count: times, value: { cents, currency } }
  }
  return null
}

/** Where the price is printed, in Brazilian or English form, with or without its zero cents. */
function placesOf(text: string, { cents }: Money): number[] {
  const amount = cents / 100
  const forms = ['pt-BR', 'en-US'].flatMap((language) => {
    const withCents = amount.toLocaleString(language, { minimumFractionDigits: 2 })
    return cents % 100 === 0 ? [withCents, amount.toLocaleString(language)] : [withCents]
  })
  return [...new Set(forms)].flatMap((form) => {
    const places: number[] = []
    for (let at = text.indexOf(form); at !== -1 && places.length < 50; at = text.indexOf(form, at + 1)) places.push(at)
    return places
  })
}
