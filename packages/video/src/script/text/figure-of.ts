import { inAnyLanguage } from '../../language/languages.ts'

/** A price, a share, or a quantity with its unit, as written. */
const figures = [
  /(?:R\$|US\$|\$|€)\s?\d+(?:[.,]\d+)*/u,
  /\d+(?:[.,]\d+)*\s?%/u,
  new RegExp(String.raw`\d+(?:[.,]\d+)*\s?(?:km|kg|mg|ml|cm|mAh|GB|TB|Hz|W|V|°C|h|${inAnyLanguage(({ quantities }) => quantities)})(?![\p{L}])`, 'iu'),
  /\b(?:1[5-9]|20)\d\d\b/u,
]
const mostCharacters = 12

/** The number of a sentence worth showing big, or undefined; at most 12 characters. */
export function figureOf(text: string): string | undefined {
  for (const pattern of figures) {
    const figure = pattern.exec(text)?.[0]
    if (figure !== undefined && figure.length <= mostCharacters) return figure
  }
  return undefined
}
