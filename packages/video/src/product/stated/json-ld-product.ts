import { moneyOf } from '../wording/money.ts'
import type { Money } from '../../story/subject.ts'
import { isNode, jsonLdNodes, listOf, textOf, typesOf, type JsonNode } from './json-ld-nodes.ts'
import { formerPrice, ratingOf, stockOf, type StatedProduct } from './stated-product.ts'

const productTypes = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'Book', 'SoftwareApplication']
const formerPriceTypes = ['ListPrice', 'StrikethroughPrice', 'SRP', 'MSRP', 'RegularPrice']

/**
 * The product that a page's JSON-LD blocks state, or `null`. When they state several of different
 * names, the page is about the one whose name or address it bears (`pageTitles`, `pageUrl`); a
 * listing is about none.
 */
export function jsonLdProduct(blocks: readonly string[], pageUrl: string, pageTitles: readonly string[]): StatedProduct | null {
  const products = jsonLdNodes(blocks).filter((node) => textOf(node['name']).trim() !== '' && isProduct(node))
  const names = new Set(products.map((node) => textOf(node['name']).trim()))
  if (names.size <= 1) return products[0] === undefined ? null : stated(products[0])
  const titles = pageTitles.map((title) => title.toLowerCase())
  const own = products.filter((node) => {
    const addresses = [node['url'], node['@id']].flatMap((value) => (typeof value === 'string' ? [samePage(value, pageUrl)] : []))
    return addresses.includes(true) || titles.some((title) => title.startsWith(textOf(node['name']).trim().toLowerCase()))
  })
  return own[0] === undefined ? null : stated(own[0])
}

/** A book or a program is a product only when it is offered for sale. */
function isProduct(node: JsonNode): boolean {
  const types = typesOf(node).filter((type) => productTypes.includes(type))
  return types.some((type) => type.includes('Product')) || (types.length > 0 && node['offers'] !== undefined)
}

function samePage(written: string, pageUrl: string): boolean {
  const [one, other] = [URL.parse(written, pageUrl), URL.parse(pageUrl)]
  return one !== null && other !== null && one.host === other.host && one.pathname === other.pathname && one.pathname !== '/'
}

/** What a group does not say itself, its first variant says. */
function stated(node: JsonNode): StatedProduct {
  const offers = offersOf(node)
  const variants = listOf(node['hasVariant']).filter(isNode)
  const said = (field: string) => [node, ...variants].map((one) => one[field]).find((value) => listOf(value).length > 0)
  const rating = listOf(said('aggregateRating')).find(isNode)
  const price = priceOf(offers, typesOf(node).includes('ProductGroup'))
  const stock = offers.map((offer) => stockOf(offer['availability']))
  return {
    name: textOf(node['name']),
    brand: textOf(said('brand')) || textOf(said('manufacturer')) || null,
    description: textOf(said('description')),
    price,
    listPrice: formerPrice(price, offers.map(formerPriceOf).find((money) => money !== null) ?? null),
    rating:
      rating === undefined
        ? null
        : ratingOf({ value: rating['ratingValue'], best: rating['bestRating'], count: rating['reviewCount'] ?? rating['ratingCount'] }),
    inStock: stock.includes(true) ? true : stock.includes(false) ? false : null,
    properties: listOf(node['additionalProperty']).slice(0, 60).flatMap(propertyLine),
    images: [node, ...variants]
      .flatMap((one) => listOf(one['image']))
      .slice(0, 40)
      .flatMap(imageAddress),
  }
}

/**
 * Own offers; those of the variants for a group; an AggregateOffer counts as one offer at its
 * lowest price.
 */
function offersOf(node: JsonNode): JsonNode[] {
  const own = listOf(node['offers']).filter(isNode)
  if (own.length > 0) return own
  return listOf(node['hasVariant'])
    .filter(isNode)
    .flatMap((variant) => listOf(variant['offers']).filter(isNode))
}

function priceOf(offers: readonly JsonNode[], isGroup: boolean): Money | null {
  const prices = offers.flatMap((offer) => offerPrice(offer) ?? [])
  // Variants of different prices have no one price.
  if (isGroup && new Set(prices.map(({ cents }) => cents)).size > 1) return null
  return prices[0] ?? null
}

function offerPrice(offer: JsonNode): Money | null {
  const direct = moneyOf(offer['price'] ?? offer['lowPrice'], offer['priceCurrency'])
  if (direct !== null) return direct
  const current = specifications(offer).find((specification) => !isFormerPrice(specification))
  if (current !== undefined) return moneyOf(current['price'], current['priceCurrency'] ?? offer['priceCurrency'])
  const inner = listOf(offer['offers']).find(isNode)
  return inner === undefined ? null : moneyOf(inner['price'], inner['priceCurrency'] ?? offer['priceCurrency'])
}

function formerPriceOf(offer: JsonNode): Money | null {
  const former = specifications(offer).find(isFormerPrice)
  return former === undefined ? null : moneyOf(former['price'], former['priceCurrency'] ?? offer['priceCurrency'])
}

function specifications(offer: JsonNode): JsonNode[] {
  return listOf(offer['priceSpecification']).filter(isNode)
}

function isFormerPrice(specification: JsonNode): boolean {
  const type = textOf(specification['priceType']).split(/[/#]/).at(-1) ?? ''
  return formerPriceTypes.includes(type)
}

function propertyLine(property: unknown): string[] {
  if (!isNode(property)) return []
  const [name, value, unit] = [textOf(property['name']), textOf(property['value']), textOf(property['unitText'])]
  return name === '' || value === '' ? [] : [`${name}: ${value}${unit === '' ? '' : ` ${unit}`}`]
}

function imageAddress(image: unknown): string[] {
  if (typeof image === 'string') return [image]
  if (!isNode(image)) return []
  const address = textOf(image['contentUrl']) || textOf(image['url'])
  return address === '' ? [] : [address]
}
