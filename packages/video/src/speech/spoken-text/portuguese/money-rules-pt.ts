import { speakingRule } from '../speaking-rule.ts'
import type { SpeakingRule } from '../spoken-token.ts'
import { isPlural, number, sayPer } from './measures-pt.ts'
import { readNumber, sayCardinal, sayNumber } from './numbers-pt.ts'
import { currencies, magnitudes } from './words-pt.ts'

export const sign = String.raw`R\$|US\$|\$|€|£|USD|BRL|EUR|GBP`

export const money = 'reais|real|dólares|dólar|euros|euro|libras|libra'

export const magnitude = 'mil|milhão|milhões|mi|bilhão|bilhões|bi|trilhão|trilhões|tri|k'

export function magnitudeOf(name: string): readonly [string, string] | null {
  return magnitudes[name] ?? (/^[mb]$/i.test(name) ? null : magnitudes[name.toLowerCase()]) ?? null
}

function sayMoney(text: string, currencyName: string, magnitudeName: string | undefined): string | null {
  const value = readNumber(text)
  const currency = currencies[currencyName.toLowerCase()]
  if (value === null || currency === undefined) return null
  const scale = magnitudeName === undefined ? null : magnitudeOf(magnitudeName)
  if (scale !== null) return `${sayNumber(value)} ${isPlural(value) ? scale[1] : scale[0]} ${scale[0] === 'mil' ? '' : 'de '}${currency.many}`
  if (value.decimals.length > 2) return `${sayNumber(value, currency.gender)} ${currency.many}`
  const cents = Number(value.decimals.padEnd(2, '0'))
  const ofMillions = value.whole >= 1_000_000 && value.whole % 1_000_000 === 0 ? 'de ' : ''
  const whole = `${sayCardinal(value.whole, currency.gender)} ${ofMillions}${value.whole === 1 ? currency.one : currency.many}`
  const small = `${sayCardinal(cents, currency.cent.gender)} ${cents === 1 ? currency.cent.one : currency.cent.many}`
  if (cents === 0) return whole
  return value.whole === 0 ? small : `${whole} e ${small}`
}

/** Prices, budgets and price ranges. */
export const moneyRules: SpeakingRule[] = [
  speakingRule(`(${sign}) ?(${number})[-–](?:${sign})?(${number})`, (m) => {
    const [low, high] = [readNumber(m[2] ?? ''), sayMoney(m[3] ?? '', m[1] ?? '', undefined)]
    return low === null || high === null ? null : `${sayNumber(low)} a ${high}`
  }),
  speakingRule(`([-–+]?) ?(${sign}) ?([-–]?)(${number})(?: ?(${magnitude}))?(?:/(\\p{L}+))?\\+?`, (m) => {
    const said = sayMoney(m[4] ?? '', m[2] ?? '', m[5])
    if (said === null) return null
    const minus = `${m[1]}${m[3]}`.includes('+') ? 'mais ' : `${m[1]}${m[3]}` === '' ? '' : 'menos '
    return `${minus}${said}${sayPer(m[6])}`
  }),
  speakingRule(`(${number}) ?(${money}|€|£)`, (m) => sayMoney(m[1] ?? '', m[2] ?? '', undefined)),
]
