import type { CheerioAPI } from 'cheerio/slim'
import { moneyOf } from '../wording/money.ts'
import type { Money } from '../../story/subject.ts'

/** An amount that stands alone, with nothing but the words that shops put beside a price. */
const alone =
  /^(?:(?:pre[çc]o|valor|por|apenas|s[óo]|price|only|now|our price)\s*:?\s*){0,3}((?:R\$|US\$|\$|€)\s?\d[\d.,]*|\d[\d.,]*\s?(?:reais|€))\s*(?:[àa] vista|no pix|cada|each|a unidade|un\.?|in stock)?\s*[.!]?$/i
const sign = /[$€]|reais/i
const longestLine = 60
const struck = 's, del, strike, a'
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
      return money === null ? [] : [money]
    })
  return new Set(amounts.map(({ cents }) => cents)).size === 1 ? (amounts[0] ?? null) : null
}

/** What stands on one line with an inline element: "Preço: <b>R$ 10</b>". */
function lineAround($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const lines = [$(element), ...($(element).is(inline) ? [$(element).parent()] : [])].map((part) => part.text().replace(/\s+/g, ' ').trim())
  return lines.findLast((line) => line !== '' && line.length <= longestLine) ?? ''
}

function ownText(element: unknown): string {
  const { children = [] } = (element ?? {}) as { children?: readonly { type: string; data?: string }[] }
  return children.map(({ type, data = '' }) => (type === 'text' ? data : '')).join('')
}
