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

const was = /(?:^|[\s(])(?:de|era|was):?\s{0,3}((?:R\$|US\$|\$|€)\s?\d[\d.,]{0,12})\s{0,3}(?:por|agora|now):?\s{0,3}((?:R\$|US\$|\$|€)\s?\d[\d.,]{0,12})/gi

/** The first of "De R$ 159,90 por R$ 119,90" when the second is the price; `null` otherwise. */
export function wasPrice(text: string, price: Money | null): Money | null {
  if (price === null) return null
  const printed = [...text.matchAll(was)].find(([, , now = '']) => moneyOf(now.replace(/[.,]+$/, ''), undefined)?.cents === price.cents)
  const former = formerPrice(price, moneyOf(printed?.[1], undefined))
  return former !== null && former.cents <= price.cents * dearestTimes ? former : null
}

function printsPrice(text: string, { cents, currency }: Money): boolean {
  const printed = text.match(/\d[\d.,]*\d|\d/g) ?? []
  return printed.some((number) => moneyOf(number, currency)?.cents === cents)
}
