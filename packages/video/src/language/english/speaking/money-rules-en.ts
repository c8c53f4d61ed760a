import { speechWords } from '../../../content/content.ts'
import { alternatives, append, currencyNames, currencyOf, currencySigns, speakingRule, type SpeakingRule } from '../../speaking/speaking-rules.ts'
import { number, sayPer, sayWritten } from './measures-en.ts'
import { readNumber, sayCardinal, sayNumber } from './numbers-en.ts'

/** Names of large amounts for patterns: whole words, or with "k" and "mn". */
export function magnitudeNames(which: 'full' | 'all'): string {
  return alternatives(Object.keys(speechWords('en').magnitudes).filter((name) => which === 'all' || name.length > 1))
}

export function magnitudeOf(name = ''): string | undefined {
  return speechWords('en').magnitudes[name.toLowerCase()]?.one
}

function sayMoney(text: string, currencyName: string, magnitudeName: string | undefined): string | null {
  const value = readNumber(text)
  const currency = currencyOf(speechWords('en'), currencyName)
  if (value === null || currency === null) return null
  if (magnitudeName !== undefined) return `${sayNumber(value)} ${magnitudeOf(magnitudeName)} ${currency.many}`
  if (value.decimals.length > 2) return `${sayNumber(value)} ${currency.many}`
  const cents = Number(value.decimals.padEnd(2, '0'))
  const whole = `${sayCardinal(value.whole)} ${value.whole === 1 ? currency.one : currency.many}`
  const small = `${sayCardinal(cents)} ${cents === 1 ? currency.cent.one : currency.cent.many}`
  if (cents === 0) return whole
  return value.whole === 0 ? small : `${whole} and ${small}`
}

/** Prices, budgets and price ranges. */
export function moneyRules(): SpeakingRule[] {
  const sign = currencySigns(speechWords('en'))
  return [
    speakingRule(`(${sign}) ?(${number})(?:${magnitudeNames('all')})?[-–](?:${sign})?(${number})(?: ?(${magnitudeNames('all')}))?`, (m) => {
      const [low, high] = [sayWritten(m[2] ?? ''), sayMoney(m[3] ?? '', m[1] ?? '', m[4])]
      return low === null || high === null ? null : `${low} to ${high}`
    }),
    speakingRule(`([-–+]?)(${sign}) ?(${number})(?: ?(${magnitudeNames('all')}))?(?:/(\\p{L}+))?\\+?`, (m) => {
      const said = sayMoney(m[3] ?? '', m[2] ?? '', m[4])
      return append(said, sayPer(m[5]), { '-': 'minus ', '–': 'minus ', '+': 'plus ' }[m[1] ?? ''] ?? '')
    }),
    speakingRule(`(${number}) ?([€£¥]|${currencyNames(speechWords('en'))})`, (m) => sayMoney(m[1] ?? '', m[2] ?? '', undefined)),
    speakingRule(String.raw`(\d+) ?¢`, (m) => `${sayCardinal(Number(m[1]))} ${m[1] === '1' ? 'cent' : 'cents'}`),
  ]
}
