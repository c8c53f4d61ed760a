import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import { formerPrice, ratingOf, type StatedProduct } from '../stated/stated-product.ts'
import type { Money } from '../../story/subject.ts'
import { amazon } from './amazon.ts'
import type { Marketplace } from './marketplace.ts'
import { mercadoLivre } from './mercado-livre.ts'

const marketplaces: readonly Marketplace[] = [mercadoLivre, amazon]

/**
 * The product of a marketplace whose pages are known, or `null` for all other hosts. Reads the page
 * before its other parts are cut away.
 */
export function marketplaceProduct($: CheerioAPI, pageUrl: string): StatedProduct | null {
  const host = URL.parse(pageUrl)?.hostname ?? ''
  const marketplace = marketplaces.find(({ hosts }) => hosts.test(host))
  const name = marketplace === undefined ? '' : textIn($, marketplace.name)
  if (marketplace === undefined || name === '') return null
  const product = stated($, marketplace, name)
  joinAmounts($, marketplace)
  return product
}

/** "24" and "99" become "24,99" for those who read the text of the page. */
function joinAmounts($: CheerioAPI, { money }: Marketplace): void {
  $(money.cents).each((_, cents) => {
    const isJoined = /[.,]\s*$/.test($(cents).prevAll(money.whole).first().text())
    if (!isJoined) $(cents).prepend(',')
  })
}

function stated($: CheerioAPI, shop: Marketplace, name: string): StatedProduct {
  const price = amountIn($, shop, shop.price)
  const brand = textIn($, shop.brand.at)
  return {
    name,
    brand: shop.brand.pattern.exec(brand)?.[1]?.trim() ?? null,
    description: $(shop.description).first().html() ?? '',
    price,
    listPrice: formerPrice(price, amountIn($, shop, shop.formerPrice)),
    rating: ratingOf({ value: /\d(?:[.,]\d)?/.exec(textIn($, shop.rating))?.[0], best: 5, count: textIn($, shop.reviews).replace(/[()+]/g, '') }),
    inStock: stockIn(shop, textIn($, shop.stock)),
    properties: $(shop.features)
      .toArray()
      .slice(0, 40)
      .map((element) => $(element).text()),
    images: shop.images($),
  }
}

/** "Sem estoque disponível" holds both words. */
function stockIn({ inStock, outOfStock }: Marketplace, printed: string): boolean | null {
  if (outOfStock.test(printed)) return false
  return inStock.test(printed) ? true : null
}

function textIn($: CheerioAPI, selector: string): string {
  const texts = $(selector)
    .toArray()
    .slice(0, 5)
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim())
  return texts.find((text) => text !== '') ?? ''
}

/** An amount that is printed in pieces: sign, whole and cents. */
function amountIn($: CheerioAPI, { money }: Marketplace, selector: string): Money | null {
  const part = $(selector).first()
  const piece = (inner: string) => part.find(inner).first().text().replace(/\s+/g, '')
  const whole = piece(money.whole).replace(/[.,]$/, '')
  const cents = piece(money.cents)
  const sign = piece(money.sign)
  return moneyOf(whole === '' ? part.text().trim() : `${whole}${cents === '' ? '' : `,${cents}`}`, sign === '' ? part.text() : sign)
}
