import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import { formerPrice } from '../stated/stated-product.ts'
import type { Money } from '../../story/subject.ts'

/** How far up from a struck price its offer may reach. */
const levels = 4
/** More of them make a list of offers. */
const maxStruck = 20
/** A former price of more than four times the price is a printing error or a trick. */
const dearestTimes = 4

/**
 * The price struck out beside the product's own price; `null` when the page strikes none, or more
 * than one there.
 */
export function struckPrice($: CheerioAPI, price: Money | null): Money | null {
  if (price === null) return null
  const struck = $('s, del, strike')
    .toArray()
    .slice(0, maxStruck)
    .filter((element) => {
      const around = $(element).parents().toArray().slice(0, levels)
      return around.some((one) => $(one).text().length < 400 && printsPrice($(one).clone().find('s, del, strike').remove().end().text(), price))
    })
    .map((element) => formerPrice(price, moneyOf($(element).text().trim(), price.currency)))
    .filter((money) => money !== null && money.cents <= price.cents * dearestTimes)
  return new Set(struck.map((money) => money?.cents)).size === 1 ? (struck[0] ?? null) : null
}

function printsPrice(text: string, { cents, currency }: Money): boolean {
  const printed = text.match(/\d[\d.,]*\d|\d/g) ?? []
  return printed.some((number) => moneyOf(number, currency)?.cents === cents)
}
