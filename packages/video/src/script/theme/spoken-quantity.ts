import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { quantityOf } from '../hooks/quantity-of.ts'
import { figureOf } from '../text/figure-of.ts'
import type { ToldFact } from './told-theme.ts'

/** A number with its unit; "188" alone is a riddle. */
const saysSomething = /\d.*[\p{L}%°]|^(?:R\$|\$)/u

/**
 * The quantity of a fact as its sentence says it; the figure on the picture may be shorter or more
 * exact. `null` for what is no single number worth a first sentence: a date, a range, one thing,
 * millions of nothing.
 */
export function spokenQuantity({ say, figure = figureOf(say) }: ToldFact, speech: InterfaceLanguage): string | null {
  const counted = quantityOf(say, speech)
  const isSaid = figure !== undefined && saysSomething.test(figure) && say.includes(figure)
  const quantity = isSaid && counted?.startsWith(figure) !== true ? figure : counted
  return quantity === null || !isStriking(quantity, speech) ? null : quantity
}

function isStriking(quantity: string, speech: InterfaceLanguage): boolean {
  const { magnitudes, ofCounted } = languageRules[speech].hooks
  const [only, ...others] = quantity.match(/\d+(?:[.,]\d+)*/g) ?? []
  const isDate = new RegExp(String.raw`^\d{1,2} (?:${ofCounted}) \p{L}`, 'u').test(quantity)
  const isCut = new RegExp(String.raw`\d (?:${magnitudes})$`, 'u').test(quantity)
  const isOne = only === '1' && !new RegExp(String.raw`^1 (?:${magnitudes})(?!\p{L})`, 'u').test(quantity)
  return only !== undefined && others.length === 0 && !isDate && !isCut && !isOne
}
