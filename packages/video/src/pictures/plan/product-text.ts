import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { phrases } from '../../content/content.ts'
import { fillGaps } from '../../script/phrases/fill-phrase.ts'
import type { Money, ProductFacts } from '../../story/subject.ts'
import type { ProductText } from '../scene-plan/scene-plan.ts'

/** An amount as people of that language write it, with plain spaces. */
export function moneyText({ cents, currency }: Money, language: VideoLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100).replaceAll(/[\u00A0\u202F]/g, ' ')
}

/**
 * The product's facts as they are drawn. A discount is drawn only when the page gives both prices
 * in one currency; it is rounded down, as the narrator rounds it.
 */
export function productText(facts: ProductFacts, language: VideoLanguage): ProductText {
  const words = phrases(baseLanguage[language]).pictures
  const { price, listPrice, rating, installments } = facts
  const isReduced = price !== null && listPrice !== null && price.currency === listPrice.currency && listPrice.cents > price.cents
  const off = isReduced ? Math.floor(((listPrice.cents - price.cents) * 100) / listPrice.cents) : 0
  const plain = new Intl.NumberFormat(language)
  const day = facts.readAt.toLocaleDateString(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'America/Sao_Paulo' })
  return {
    name: facts.name,
    price: price === null ? null : moneyText(price, language),
    listPrice: isReduced ? fillGaps(words.was, { price: moneyText(listPrice, language) }) : null,
    discount: off >= 1 ? `-${off}%` : null,
    installments:
      installments === null ? null : fillGaps(words.installments, { count: String(installments.count), value: moneyText(installments.value, language) }),
    rating:
      rating === null
        ? null
        : {
            stars: rating.value,
            text: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating.value),
            reviews: fillGaps(words.reviews, { count: plain.format(rating.reviews) }),
          },
    pricedOn: fillGaps(words.pricedOn, { day }),
  }
}
