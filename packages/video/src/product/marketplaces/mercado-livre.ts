import type { Marketplace } from './marketplace.ts'

/** Mercado Livre and its sister sites. */
export const mercadoLivre: Marketplace = {
  hosts: /(?:^|\.)mercadoli[bv]re\.com(?:\.[a-z]{2})?$/,
  name: 'h1.ui-pdp-title',
  brand: { at: 'tr:has(th:contains("Marca")) .andes-table__column--value', pattern: /^(.+)$/ },
  price: '.ui-pdp-price__second-line .andes-money-amount',
  formerPrice: '.ui-pdp-price__original-value',
  money: { sign: '.andes-money-amount__currency-symbol', whole: '.andes-money-amount__fraction', cents: '.andes-money-amount__cents' },
  rating: '.ui-pdp-review__rating',
  reviews: '.ui-pdp-review__amount',
  stock: '.ui-pdp-stock-information__title, .ui-pdp-buybox__quantity',
  inStock: /dispon[ií]vel/i,
  outOfStock: /sem estoque|esgotado|pausad/i,
  features: '.ui-vpp-highlighted-specs__features-list-item',
  description: '.ui-pdp-description__content',
  images: ($) =>
    $('.ui-pdp-gallery__figure__image')
      .toArray()
      .map((image) => $(image).attr('data-zoom') ?? $(image).attr('src') ?? ''),
}
