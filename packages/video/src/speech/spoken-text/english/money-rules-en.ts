import { append, speakingRule } from '../speaking-rule.ts'
import type { SpeakingRule } from '../spoken-token.ts'
import { number, sayPer, sayWritten } from './measures-en.ts'
import { readNumber, sayCardinal, sayNumber } from './numbers-en.ts'
import { currencies, magnitudes } from './words-en.ts'

export const sign = String.raw`US\$|R\$|\$|€|£|USD|BRL|EUR|GBP`

export const magnitude = 'hundred|thousand|million|billion|trillion'

const shortMagnitude = `${magnitude}|k|mn|bn|m|b`

function sayMoney(text: string, currencyName: string, magnitudeName: string | undefined): string | null {
  const value = readNumber(text)
  const currency = currencies[currencyName.toLowerCase()]
  if (value === null || currency === undefined) return null
  if (magnitudeName !== undefined) return `${sayNumber(value)} ${magnitudes[magnitudeName.toLowerCase()]} ${currency.many}`
  if (value.decimals.length > 2) return `${sayNumber(value)} ${currency.many}`
  const cents = Number(value.decimals.padEnd(2, '0'))
  const whole = `${sayCardinal(value.whole)} ${value.whole === 1 ? currency.one : currency.many}`
  const small = `${sayCardinal(cents)} ${cents === 1 ? currency.cent.one : currency.cent.many}`
  if (cents === 0) return whole
  return value.whole === 0 ? small : `${whole} and ${small}`
}

/** Prices, budgets and price ranges. */
export const moneyRules: SpeakingRule[] = [
  speakingRule(`(${sign}) ?(${number})[-–](?:${sign})?(${number})`, (m) => {
    const [low, high] = [sayWritten(m[2] ?? ''), sayMoney(m[3] ?? '', m[1] ?? '', undefined)]
    return low === null || high === null ? null : `${low} to ${high}`
  }),
  speakingRule(`([-–+]?)(${sign}) ?(${number})(?: ?(${shortMagnitude}))?(?:/(\\p{L}+))?\\+?`, (m) => {
    const said = sayMoney(m[3] ?? '', m[2] ?? '', m[4])
    return append(said, sayPer(m[5]), { '-': 'minus ', '–': 'minus ', '+': 'plus ' }[m[1] ?? ''] ?? '')
  }),
  speakingRule(`(${number}) ?(€|£|dollars|euros|reais)`, (m) => sayMoney(m[1] ?? '', m[2] ?? '', undefined)),
  speakingRule(String.raw`(\d+) ?¢`, (m) => `${sayCardinal(Number(m[1]))} ${m[1] === '1' ? 'cent' : 'cents'}`),
]
