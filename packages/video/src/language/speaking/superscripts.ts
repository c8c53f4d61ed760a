const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A raised number, for patterns. */
export const raisedNumber = `⁻?[${digits}]+`

/** The value of a raised number: "⁻⁹" is -9. */
export function readRaised(raised: string): number {
  const value = Number(Array.from(raised.replace('⁻', ''), (digit) => digits.indexOf(digit)).join(''))
  return raised.startsWith('⁻') ? -value : value
}

/** Whether a number has one behind it: "10⁸". */
export function isRaised(word: string): boolean {
  return new RegExp(`[${digits}]$`).test(word)
}
