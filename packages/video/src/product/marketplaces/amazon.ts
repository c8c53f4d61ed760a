import type { CheerioAPI } from 'cheerio/slim'
import type { Marketplace } from './marketplace.ts'

/** Amazon in every country: the signs beside the amounts tell the currency. */
export const amazon: Marketplace = {
  hosts: /(?:^|\.)amazon\.(?:com|[a-z]{2})(?:\.[a-z]{2})?$/,
  name: '#productTitle',
  brand: { at: '#bylineInfo', pattern: /^(?:Visite a loja(?: da)?|Visit the|Marca:|Brand:)\s*(.+?)(?:\s+Store)?$/i },
  price: '#corePriceDisplay_desktop_feature_div .priceToPay, #corePrice_feature_div .a-price, #apex_desktop .a-price',
  formerPrice: '.basisPrice .a-price .a-offscreen, #corePriceDisplay_desktop_feature_div .a-price[data-a-strike="true"] .a-offscreen',
  money: { sign: '.a-price-symbol', whole: '.a-price-whole', cents: '.a-price-fraction' },
  rating: '#acrPopover .a-icon-alt, #acrPopover',
  reviews: '#acrCustomerReviewText',
  stock: '#availability',
  inStock: /em estoque|dispon[ií]vel\.|in stock/i,
  outOfStock: /indispon[ií]vel|n[ãa]o dispon[ií]vel|unavailable|out of stock/i,
  features: '#feature-bullets li',
  description: '#productDescription',
  images: ($) => [largest($), ...ofSizes($)].filter((address) => address !== '' && !address.startsWith('data:')),
}

function largest($: CheerioAPI): string {
  return $('#landingImage').attr('data-old-hires') ?? ''
}

/** `{"address": [width, height], …}`: the widest. */
function ofSizes($: CheerioAPI): string[] {
  const sizes = [...($('#landingImage').attr('data-a-dynamic-image') ?? '').matchAll(/"(https:[^"]{1,500})":\[(\d{1,5}),/g)]
  return sizes
    .toSorted((one, other) => Number(other[2]) - Number(one[2]))
    .slice(0, 1)
    .map(([, address = '']) => address)
}
