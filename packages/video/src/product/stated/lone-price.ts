import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import type { Money } from '../../story/subject.ts'

/** An amount that stands alone, with nothing but the words that shops put beside a price. */
const alone =
  /^(?:(?:pre[çc]o|valor|por|apenas|s[óo]|price|only|now|our price)\s*:?\s*){0,3}((?:R\$|US\$|\$|€)\s?\d[\d.,]*|\d[\d.,]*\s?(?:reais|€))\s*(?:[àa] vista|no pix|cada|each|a unidade|un\.?|in stock)?\s*[.!]?$/i
const sign = /[$€]|reais/i
const longestLine = 60
const struck = 's, del, strike, a'
/** What an offer of a list has of its own, beside its price or one level up. */
const cardParts = ['img', 'h2', 'h3', 'h4']
const inline = 'span, b, strong, em, i, font, small, ins'

/**
 * The one amount that a page prints by itself, as a shop prints a price; `null` for none and for
 * several, which are a list. Amounts inside a sentence do not count.
 */
export function lonePrice($: CheerioAPI): Money | null {
  const amounts = $('*')
    .toArray()
    .flatMap((element) => {
      const own = ownText(element)
      const isShort = own.length <= longestLine && /\d/.test(own) && sign.test(`${own}${ownText(element.parent)}`)
      if (!isShort || $(element).closest(struck).length > 0) return []
      const line = lineAround($, element)
      const money = moneyOf(alone.exec(line)?.[1]?.replace(/[.,]+$/, ''), undefined)
      return money === null ? [] : [{ money, isCard: isInCard(element) }]
    })
  const isList = amounts.filter(({ isCard }) => isCard).length > 1
  return !isList && new Set(amounts.map(({ money }) => money.cents)).size === 1 ? (amounts[0]?.money ?? null) : null
}

type Inner = { name?: string; parent?: Inner | null; children?: readonly { type: string; name?: string; data?: string }[] }

/** Whether a picture or heading stands with a price in a part without the page's heading. */
function isInCard(element: unknown): boolean {
  const inner = (element as Inner).parent ?? null
  return [inner, inner?.parent ?? null].some((around) => {
    const names = around?.children?.map(({ name = '' }) => name) ?? []
    return !names.includes('h1') && cardParts.some((part) => names.includes(part))
  })
}

/** What stands on one line with an inline element: "Preço: <b>R$ 10</b>". */
function lineAround($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const lines = [$(element), ...($(element).is(inline) ? [$(element).parent()] : [])].map((part) => part.text().replace(/\s+/g, ' ').trim())
  return lines.findLast((line) => line !== '' && line.length <= longestLine) ?? ''
}

function ownText(element: unknown): string {
  const { children = [] } = (element ?? {}) as Inner
  return children.map(({ type, data = '' }) => (type === 'text' ? data : '')).join('')
}
