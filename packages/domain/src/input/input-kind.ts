export type InputKind = 'product' | 'theme'

/** Addresses and words that mark an input as a product; compared in lower case after trimming. */
const productStarts = ['http', 'www.']
const productParts = ['shop.', 'store.', 'product', 'item']

/**
 * What a person typed: a product link or a theme. Server and web share this one rule.
 * `marketplaces` are host names such as `amazon.com.br`; a mention anywhere makes it a product.
 * Substrings count anywhere, so "production" is a product: the specification says so.
 */
export function inputKind(input: string, marketplaces: readonly string[]): InputKind {
  const text = input.trim().toLowerCase()
  if (productStarts.some((start) => text.startsWith(start))) return 'product'
  if ([...marketplaces, ...productParts].some((part) => text.includes(part.toLowerCase()))) return 'product'
  return 'theme'
}
