export type InputKind = 'product' | 'theme'

/** Beginnings and parts that mark an input as a product; compared in lower case after trimming. */
const productStarts = ['http', 'www.']
const productParts = ['shop.', 'store.']
/** Mark it as words of their own, in Latin letters of any language, or inside an address. */
const productWord = /(?<![\p{L}\p{N}])(?:product|item)(?![\p{L}\p{N}])/u
const productName = /product|item/

/** Names between dots, in a host name: `loja.com` before `.br`. */
const hostNames = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+'
/** Ends of the hosts of shops. Others, such as `node.js` and `asp.net`, are names of things. */
const shopEnds = 'com|[a-z]{2,4}\\.br|shop|store|loja|co\\.uk|com\\.[a-z]{2}'
/** Ends of hosts that are addresses only with what is behind the host. */
const otherEnds = `${shopEnds}|br|net|org|app|io|co|me|us|uk|pt|es|fr|de|it|eu|ar|mx|cl|link|site|online`
const behindHost = '(?:\\/\\S*|\\?\\S+|#\\S+)'

const bareHost = new RegExp(`^${hostNames}(?:${shopEnds})(?::\\d+)?\\/?$`)
const address = new RegExp(`^${hostNames}(?:${otherEnds})(?::\\d+)?${behindHost}?$`)
const addressOfPage = new RegExp(`^${hostNames}(?:${otherEnds})(?::\\d+)?${behindHost}$`)

/** An address without its scheme: a shop's, that of a page, or one that names a product. */
function isProductAddress(text: string): boolean {
  return bareHost.test(text) || addressOfPage.test(text) || (address.test(text) && productName.test(text))
}

/**
 * What a person typed: a product link or a theme. Server and web share this one rule.
 * `marketplaces` are host names such as `amazon.com.br`; a mention anywhere makes it a product.
 * `product` and `item` count as whole words or inside an address, so "productivity" is a theme. An
 * address without its scheme is a product where it is all that was typed.
 */
export function inputKind(input: string, marketplaces: readonly string[]): InputKind {
  const text = input.trim().toLowerCase()
  if (productStarts.some((start) => text.startsWith(start))) return 'product'
  if ([...marketplaces, ...productParts].some((part) => text.includes(part.toLowerCase()))) return 'product'
  return productWord.test(text) || isProductAddress(text) ? 'product' : 'theme'
}
