import { plainText } from './plain-text.ts'

const maxFeatures = 12
const featureWords = { min: 2, max: 14 }
const maxFeatureCharacters = 120
/** Where sellers go on explaining what they have said. */
const partEnd = /[.;:](?=\s)|,(?=\s)|\s[–—-]\s|\s\(/
const fewestWordsOfPart = 3
/** A word that nobody can say. */
export const endless = /\S{41}/

/**
 * Short words that stay small when a shouted line is written down again; other words of up to three
 * letters are taken for acronyms.
 */
const smallWords = new Set(
  'a o e as os de do da dos das em no na nos nas com sem por para até ao à um uma mais que is of in on and the for to with by'.split(' '),
)
const acronyms = new Set(['HDMI', 'WIFI', 'WI-FI', 'HEPA', 'OLED', 'QLED', 'AMOLED', 'NVME', 'FULL HD', 'IPX4', 'IPX5', 'IPX7'])
/** Lines of a list that tell of the shop, not of the product. */
const shopTalk =
  /https?:|www\.|@|frete|entrega|devolu|troca|parcel|boleto|pix\b|cupom|cookies?|garantia estendida|shipping|returns?\b|add to cart|comprar|estoque|pagamento|cart[ãa]o de|vendido|em at[ée] \d+x|\d+x de|(?:R\$|US\$)\s?\d|saiba mais|read more|telefone|whats|\bpedidos?\b|\bligue\b|\(\d{2}\)\s?9?\d{4}|\bpre[çc]o\b|sob consulta|\bprice\b/i

/**
 * Properties of a product from a page's lists: cleaned, without repeats and shop talk, each of 2 to
 * 14 words; at most twelve.
 */
export function cleanFeatures(printed: readonly string[]): string[] {
  const seen = new Set<string>()
  const features: string[] = []
  for (const line of printed) {
    const feature = cleanFeature(line)
    const key = feature?.toLowerCase() ?? ''
    if (feature === null || seen.has(key)) continue
    seen.add(key)
    features.push(feature)
    if (features.length === maxFeatures) break
  }
  return features
}

/**
 * A line as a property, or `null` when it is none: shop talk, a bare word, a whole paragraph. Of a
 * line that is too long its first part counts, if that part can stand alone; after a shouted
 * heading the next.
 */
export function cleanFeature(printed: string): string | null {
  const text = withoutShouting(
    plainText(printed)
      .replace(/^[^\p{L}\d"“]+/u, '')
      .replace(/[\s;,.!:…-]+$/u, ''),
  )
  if (shopTalk.test(text) || endless.test(text) || !/\p{L}{2}/u.test(text)) return null
  if (fits(text)) return text
  const [head = '', told = ''] = text.split(partEnd).map((part) => part.trim())
  if (head !== text && fits(head) && wordCount(head) >= fewestWordsOfPart) return head
  return head === head.toUpperCase() && fits(told) && wordCount(told) >= fewestWordsOfPart ? told.charAt(0).toUpperCase() + told.slice(1) : null
}

function fits(text: string): boolean {
  const words = wordCount(text)
  return words >= featureWords.min && words <= featureWords.max && text.length <= maxFeatureCharacters
}

function wordCount(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length
}

/**
 * "BATERIA DE 40 HORAS COM USB" becomes "Bateria de 40 horas com USB"; a text that is mostly small
 * letters stays as it is.
 */
export function withoutShouting(text: string): string {
  const [, label = '', rest = ''] = /^([^:]{6,60}):\s(.+)$/.exec(text) ?? []
  if (rest !== '' && label === label.toUpperCase() && rest !== rest.toUpperCase()) return `${withoutShouting(label)}: ${rest}`
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  if (letters.length < 8 || capitals.length < letters.length * 0.7) return text
  const quiet = text.replace(/[\p{L}-]+/gu, (word, at: number) => {
    const joinedToDigit = /\d/.test(text[at - 1] ?? '') || /\d/.test(text[at + word.length] ?? '')
    if (joinedToDigit || acronyms.has(word)) return word
    const isAcronym = word.length <= 3 && !smallWords.has(word.toLowerCase())
    return isAcronym ? word : word.toLowerCase()
  })
  return quiet.charAt(0).toUpperCase() + quiet.slice(1)
}
