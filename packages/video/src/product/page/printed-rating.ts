import type { ProductFacts } from '../../story/subject.ts'
import { ratingOf } from '../stated/stated-product.ts'

const count = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d{1,6})`
const people = '(?:avalia[çc][õo]es|opini[õo]es|coment[áa]rios|votos|reviews|ratings|customer)'
/** "4,7 de 5 (1.834 avaliações)", "4.7 out of 5 stars, 210 ratings", "Nota 4,8 · 96 avaliações". */
const printed = [
  new RegExp(String.raw`(?<![\d.,])(\d(?:[.,]\d{1,2})?)\s*(?:de|/|out of)\s*5(?!\d)\D{0,30}?\(?${count}\s*(?:global\s+)?${people}`, 'i'),
  new RegExp(String.raw`(?:nota|rated|rating|★)\D{0,6}(\d[.,]\d{1,2})\D{0,12}?\(?${count}\s*${people}`, 'i'),
]
/** Below the offer, ratings are those of single buyers. */
const reachCharacters = 1500

/**
 * The mean rating that a page prints with its number of reviews soon after the product's name;
 * `null` when it does not.
 */
export function printedRating(text: string, name: string): ProductFacts['rating'] {
  const start = Math.max(0, text.indexOf(name))
  const near = text.slice(start, start + name.length + reachCharacters)
  for (const pattern of printed) {
    const found = pattern.exec(near)
    if (found !== null) return ratingOf({ value: found[1], best: 5, count: found[2] })
  }
  return null
}
