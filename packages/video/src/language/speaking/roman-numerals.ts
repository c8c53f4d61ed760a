const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** The value of a well-formed roman numeral in capitals, or `null`. */
export function readRoman(text: string): number | null {
  if (!/^(?=[IVXLCDM])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return null
  const values = Array.from(text).map((letter) => romanDigits[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

const romanParts = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** As centuries are written; for whole numbers from 1 to 39. */
export function writeRoman(value: number): string {
  const part = romanParts.find(([worth]) => worth <= value)
  return part === undefined ? '' : part[1] + writeRoman(value - part[0])
}
