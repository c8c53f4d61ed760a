import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import { lonePrice } from './lone-price.ts'
import { stockOf, type StatedProduct } from './stated-product.ts'
import type { Money } from '../../story/subject.ts'

/** What only a page that sells one thing has. */
const buyWords =
  /^(?:comprar|comprar agora|compre agora|adicionar (?:ao carrinho|[àa] sacola)|p[ôo]r no carrinho|add to (?:cart|bag|basket)|buy now|buy it now)$/i
/** A price after these words is of something else or of before. */
const notThePrice = /(?:^|[\s(])(?:de:?|era:?|was|antes|frete:?|shipping|economize|save|cupom|x de|x)\s*$/i
const money = /(?:R\$|US\$|\$|€)\s?\d[\d.,]*/g
const reachCharacters = 1200
const most = { images: 12 }

/**
 * The product of a page that states none in markup: it has one heading, and either a button to buy
 * with a price after the heading, or photos and one price that stands alone. `null` for all other
 * pages. Expects the page without its other parts.
 */
export function textProduct($: CheerioAPI): StatedProduct | null {
  const name = headlineOf($)
  if (name === '') return null
  const price = printedPrice($)
  if (price === null) return null
  return {
    name,
    brand: null,
    description: printedDescription($),
    price,
    listPrice: null,
    rating: null,
    inStock: stockOf(/(?:esgotado|indispon[íi]vel|sold out|out of stock)/i.test(textAfter($, name)) ? 'OutOfStock' : undefined),
    properties: [],
    images: pictureAddresses($),
  }
}

/** The page's one heading, of the second rank where there is none of the first; empty otherwise. */
function headlineOf($: CheerioAPI): string {
  const headline = $('h1').length === 0 ? $('h2') : $('h1')
  return headline.length === 1 ? headline.text().replace(/\s+/g, ' ').trim() : ''
}

/** What follows the heading, without struck prices. */
function textAfter($: CheerioAPI, name: string): string {
  const text = $.root().clone().find('s, del, strike').remove().end().text().replace(/\s+/g, ' ')
  return text.slice(text.indexOf(name) + name.length).slice(0, reachCharacters)
}

/** Marks of a page that is read, not bought from. */
const written = 'article h1, time, [rel="author"], [class*="author" i], [class*="byline" i]'

/**
 * The price that a page prints for people: after its one heading where something can be bought,
 * else one that stands alone beside photos; `null` when it prints none or several.
 */
export function printedPrice($: CheerioAPI): Money | null {
  const name = headlineOf($)
  if (name === '') return null
  if (sells($)) return firstPrice(textAfter($, name))
  return pictureAddresses($).length > 0 && $(written).length === 0 ? lonePrice($) : null
}

function sells($: CheerioAPI): boolean {
  return $('button, a, input[type="submit"]')
    .toArray()
    .some((element) => buyWords.test(($(element).text() || ($(element).attr('value') ?? '')).replace(/\s+/g, ' ').trim()))
}

function firstPrice(after: string): Money | null {
  const printed = [...after.matchAll(money)].find(({ index }) => !notThePrice.test(after.slice(Math.max(0, index - 20), index)))?.[0]
  return moneyOf(printed?.replace(/[.,]+$/, ''), undefined)
}

/**
 * The longest part that is named as the description, else the paragraphs after the heading; HTML.
 */
export function printedDescription($: CheerioAPI): string {
  const parts = $('[class*="descri" i], [id*="descri" i], [itemprop="description"]')
    .toArray()
    .map((element) => $(element).html() ?? '')
    .filter((html) => html.length < 20_000)
  const paragraphs = $($('h1').length === 0 ? 'h2' : 'h1')
    .first()
    .nextAll('p')
    .toArray()
    .map((element) => $(element).html() ?? '')
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? paragraphs.join('\n')
}

/**
 * Pictures of the product's own part of the page; drawings and badges are left out by name, small
 * ones when they are fetched.
 */
export function pictureAddresses($: CheerioAPI): string[] {
  return $('img')
    .toArray()
    .map((image) => $(image).attr('data-zoom-image') ?? $(image).attr('data-src') ?? $(image).attr('src') ?? '')
    .filter((address) => address !== '' && !/^data:|\.svg(?:$|\?)|logo|icon|sprite|banner|selo|badge|avatar|pixel/i.test(address))
    .slice(0, most.images)
}
