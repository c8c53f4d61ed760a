import { speechWords } from '../../../content/content.ts'
import { alternatives, currencyNames, currencyOf, currencySigns, speakingRule, type SpeakingRule } from '../../speaking/speaking-rules.ts'
import { isPlural, number, sayPer } from './measures-pt.ts'
import { readNumber, sayCardinal, sayNumber } from './numbers-pt.ts'

/** Names of large amounts in any case, for patterns; "M" and "B" count as capitals alone. */
export function magnitudeNames(): string {
  return alternatives(Object.keys(speechWords('pt').magnitudes).filter((name) => !/^[A-Z]$/.test(name)))
}

type Magnitude = { one: string; many: string }

export function magnitudeOf(name: string): Magnitude | null {
  const { magnitudes } = speechWords('pt')
  return magnitudes[name] ?? (/^[mb]$/i.test(name) ? null : magnitudes[name.toLowerCase()]) ?? null
}

function sayMoney(text: string, currencyName: string, magnitudeName: string | undefined): string | null {
  const value = readNumber(text)
  const currency = currencyOf(speechWords('pt'), currencyName)
  if (value === null || currency === null) return null
  const scale = magnitudeName === undefined ? null : magnitudeOf(magnitudeName)
  if (scale !== null) return `${sayNumber(value)} ${isPlural(value) ? scale.many : scale.one} ${scale.one === 'mil' ? '' : 'de '}${currency.many}`
  if (value.decimals.length > 2) return `${sayNumber(value, currency.gender)} ${currency.many}`
  const cents = Number(value.decimals.padEnd(2, '0'))
  const ofMillions = value.whole >= 1_000_000 && value.whole % 1_000_000 === 0 ? 'de ' : ''
  const whole = `${sayCardinal(value.whole, currency.gender)} ${ofMillions}${value.whole === 1 ? currency.one : currency.many}`
  const small = `${sayCardinal(cents, currency.cent.gender)} ${cents === 1 ? currency.cent.one : currency.cent.many}`
  if (cents === 0) return whole
  return value.whole === 0 ? small : `${whole} e ${small}`
}

/** Prices, budgets and price ranges. */
export function moneyRules(): SpeakingRule[] {
  const sign = currencySigns(speechWords('pt'))
  return [
    speakingRule(`(${sign}) ?(${number})[-–](?:${sign})?(${number})(?: ?(${magnitudeNames()}))?`, (m) => {
      const [low, high] = [readNumber(m[2] ?? ''), sayMoney(m[3] ?? '', m[1] ?? '', m[4])]
      return low === null || high === null ? null : `${sayNumber(low)} a ${high}`
    }),
    speakingRule(`([-–+]?) ?(${sign}) ?([-–]?)(${number})(?: ?(${magnitudeNames()}))?(?:/(\\p{L}+))?\\+?`, (m) => {
      const said = sayMoney(m[4] ?? '', m[2] ?? '', m[5])
      if (said === null) return null
      const minus = `${m[1]}${m[3]}`.includes('+') ? 'mais ' : `${m[1]}${m[3]}` === '' ? '' : 'menos '
      return `${minus}${said}${sayPer(m[6])}`
    }),
    speakingRule(`(${number}) ?(${currencyNames(speechWords('pt'))}|[€£¥])`, (m) => sayMoney(m[1] ?? '', m[2] ?? '', undefined)),
  ]
}
