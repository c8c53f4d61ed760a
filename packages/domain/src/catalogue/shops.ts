import { locales, type InterfaceLanguage } from './languages.ts'

/** What shops are called, by their hosts. */
const shopNames: Readonly<Record<string, string>> = {
  'mercadolivre.com.br': 'Mercado Livre',
  'amazon.com.br': 'Amazon',
  'amazon.com': 'Amazon',
  'shopee.com.br': 'Shopee',
  'magazineluiza.com.br': 'Magazine Luiza',
  'magalu.com': 'Magalu',
  'americanas.com.br': 'Americanas',
  'casasbahia.com.br': 'Casas Bahia',
  'aliexpress.com': 'AliExpress',
}

/**
 * A host below that of a shop is the shop (`produto.mercadolivre.com.br`); any other is called by
 * its host.
 */
function shopName(host: string): string {
  const shop = Object.keys(shopNames).find((known) => host === known || host.endsWith(`.${known}`))
  return shop === undefined ? host : (shopNames[shop] ?? host)
}

/** Shops by their names in one sentence: `Mercado Livre e Amazon`, `Mercado Livre and Amazon`. */
export function shopList(hosts: readonly string[], language: InterfaceLanguage): string {
  const names = hosts.map(shopName)
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(new Set(names))
}
