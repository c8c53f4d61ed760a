import { videoLanguages } from '@relampago/domain/catalogue'
import type { CheerioAPI } from 'cheerio/slim'
import { centsOf, moneyOf } from '../wording/money.ts'
import type { Money, ProductFacts } from '../../story/subject.ts'
import { stateNodes, type StateNode } from './embedded-json.ts'
import { isNode, listOf, textOf, type JsonNode } from './json-ld-nodes.ts'
import { formerPrice, ratingOf, stockOf, type StatedProduct } from './stated-product.ts'

/** How shops call the parts of a product in their own data; the first that is there counts. */
const fields = {
  name: ['name', 'title', 'productName', 'displayName', 'nome'],
  brand: ['brand', 'vendor', 'manufacturer', 'brandName', 'marca'],
  description: ['description', 'descriptionHtml', 'bodyHtml', 'body_html', 'longDescription', 'shortDescription', 'descricao'],
  price: [
    'salePrice',
    'sale_price',
    'sellingPrice',
    'promotionalPrice',
    'currentPrice',
    'finalPrice',
    'bestPrice',
    'price',
    'priceRange',
    'lowPrice',
    'preco',
    'offer',
    'offers',
    'prices',
    'pricing',
  ],
  formerPrice: [
    'listPrice',
    'list_price',
    'oldPrice',
    'originalPrice',
    'compareAtPrice',
    'compare_at_price',
    'regularPrice',
    'priceFrom',
    'fromPrice',
    'precoDe',
  ],
  amount: ['amount', 'value', 'price', 'current', 'min', 'low', 'minPrice', 'minVariantPrice', 'sellingPrice', 'salePrice', 'final', 'lowPrice', 'formatted'],
  currency: ['currency', 'currencyCode', 'priceCurrency', 'currency_code', 'currency_id', 'moeda'],
  images: ['images', 'image', 'photos', 'pictures', 'gallery', 'media', 'featuredImage', 'imageUrl', 'image_url', 'thumbnail', 'fotos', 'imagens'],
  address: ['contentUrl', 'url', 'src', 'large', 'original', 'href'],
  lines: ['highlights', 'features', 'bullets', 'bulletPoints', 'keyFeatures', 'benefits', 'characteristics', 'caracteristicas', 'destaques'],
  properties: ['specifications', 'specs', 'attributes', 'properties', 'technicalSpecs', 'especificacoes'],
  rating: ['rating', 'ratings', 'reviews', 'aggregateRating', 'reviewSummary', 'reviewsSummary', 'avaliacao'],
  mean: ['average', 'averageRating', 'ratingValue', 'value', 'score', 'mean', 'rating', 'ratingAverage'],
  count: ['count', 'total', 'totalReviews', 'reviewCount', 'reviewsCount', 'ratingCount', 'totalCount', 'amount', 'quantity'],
  stock: ['inStock', 'isAvailable', 'available', 'availableForSale', 'availability', 'stockStatus'],
} as const
/** Under these names a page holds its own product; under others there are related ones. */
const ownKey = /^(?:product|productData|productDetails?|pdp|entity|item|produto)$/i
const longestName = 200
const most = { images: 40, lines: 60 }

/**
 * The product in the data that a page brings for its own scripts, or `null`: the one whose name the
 * page bears, else the only one under a name such as `product`. `html` is the whole page.
 */
export function stateProduct($: CheerioAPI, html: string, pageTitles: readonly string[]): StatedProduct | null {
  const products = stateNodes($).filter(({ node }) => isProduct(node))
  const titles = pageTitles.map((title) => title.toLowerCase()).filter((title) => title !== '')
  const bearing = products.filter(({ node }) => titles.some((title) => title.includes(nameOf(node).toLowerCase())))
  const own = richest(bearing) ?? onlyOne(products.filter(({ key }) => ownKey.test(key)))
  return own === null ? null : stated(own, html)
}

function isProduct(node: JsonNode): boolean {
  const name = nameOf(node)
  const evidence = [first(node, fields.price), first(node, fields.images), first(node, fields.description), first(node, fields.brand)]
  return name.length > 2 && name.length <= longestName && evidence.filter((one) => one !== undefined).length >= 2
}

function nameOf(node: JsonNode): string {
  const name = first(node, fields.name)
  return typeof name === 'string' ? name.trim() : ''
}

/** A basket or a breadcrumb may hold the same name with less beside it. */
function richest(products: readonly StateNode[]): StateNode | null {
  return products.toSorted((one, other) => Object.keys(other.node).length - Object.keys(one.node).length)[0] ?? null
}

function onlyOne(products: readonly StateNode[]): StateNode | null {
  return new Set(products.map(({ node }) => nameOf(node))).size === 1 ? richest(products) : null
}

function stated({ node, currency: outer }: StateNode, html: string): StatedProduct {
  const currency = first(node, fields.currency) ?? outer
  const price = stateMoney(first(node, fields.price), currency, html)
  const own = isNode(first(node, fields.price)) ? (first(node, fields.price) as JsonNode) : node
  return {
    name: nameOf(node),
    brand: textOf(first(node, fields.brand)) || null,
    description: textOf(first(node, fields.description)),
    price,
    listPrice: formerPrice(price, stateMoney(first(node, fields.formerPrice) ?? first(own, fields.formerPrice), currency ?? first(own, fields.currency), html)),
    rating: ratingIn(node),
    inStock: stockIn(first(node, fields.stock)),
    properties: [
      ...listOf(first(node, fields.lines)).flatMap((line) => (typeof line === 'string' ? [line] : propertyLine(line))),
      ...listOf(first(node, fields.properties)).flatMap(propertyLine),
    ].slice(0, most.lines),
    images: listOf(first(node, fields.images)).flatMap(imageAddress).slice(0, most.images),
  }
}

function first(node: JsonNode, names: readonly string[]): unknown {
  const name = names.find((one) => node[one] !== undefined && node[one] !== null && node[one] !== '')
  return name === undefined ? undefined : node[name]
}

/** An amount as shops nest it: `{min: {amount: "32.00", currencyCode: "USD"}}`. */
function stateMoney(value: unknown, currency: unknown, html: string, depth = 0): Money | null {
  const one = listOf(value)[0]
  if (!isNode(one)) return moneyOf(typeof one === 'number' ? printedAmount(one, html) : one, currency)
  const named = first(one, fields.currency) ?? currency
  if (typeof one['centAmount'] === 'number') return moneyOf(one['centAmount'] / 100, named)
  const inner = first(one, fields.amount)
  return depth > 3 || inner === undefined ? null : stateMoney(inner, named, html, depth + 1)
}

const leastAmbiguous = 1000

/**
 * 24990 may be in cents: a large whole number counts only in the form in which the page prints it
 * somewhere.
 */
function printedAmount(amount: number, html: string): number | null {
  if (!Number.isInteger(amount) || amount < leastAmbiguous) return amount
  if (forms(amount / 100, 2).some((form) => html.includes(form))) return amount / 100
  return [...forms(amount, 2), ...forms(amount, 0)].some((form) => html.includes(form)) ? amount : null
}

function forms(amount: number, minimumFractionDigits: number): string[] {
  return videoLanguages.map((language) => amount.toLocaleString(language, { minimumFractionDigits }))
}

function ratingIn(node: JsonNode): ProductFacts['rating'] {
  const rating = listOf(first(node, fields.rating))[0]
  const [mean, count] = isNode(rating) ? [first(rating, fields.mean), first(rating, fields.count)] : [rating, first(node, fields.count.slice(2))]
  return centsOf(count) === null ? null : ratingOf({ value: mean, best: isNode(rating) ? rating['bestRating'] : undefined, count })
}

function stockIn(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : stockOf(value)
}

function propertyLine(property: unknown): string[] {
  if (!isNode(property)) return []
  const [name, value] = [textOf(first(property, ['name', 'label', 'key', 'nome', 'title'])), textOf(first(property, ['value', 'values', 'text', 'valor']))]
  return value === '' ? [] : [name === '' ? value : `${name}: ${value}`]
}

function imageAddress(image: unknown): string[] {
  if (typeof image === 'string') return [image]
  const address = isNode(image) ? textOf(first(image, fields.address)) : ''
  return address === '' ? [] : [address]
}
