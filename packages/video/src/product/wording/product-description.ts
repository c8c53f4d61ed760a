import { plainLines } from './plain-text.ts'
import { endless, withoutShouting } from './product-features.ts'

const maxCharacters = 700
const sentenceWords = { min: 4, max: 40 }
/** Sentences that speak to a buyer about the shop instead of describing the product. */
const salesTalk =
  /^(?:compre|confira|encontre|aproveite|clique|garanta|não perca|veja|buy|shop|click|order|get yours)(?!\p{L})|https?:|www\.|frete|cupom|parcel|boleto|melhor preço|free shipping|best price/iu

const isBullet = (line: string) => /^[-–•*·✓✔►▪]\s*/u.test(line)

/**
 * The page's own description as whole sentences in their order, at most 700 characters; empty when
 * it holds none. Bulleted lines are no sentences: they come back in `bullets`. `prose` is all its
 * sentences without sales talk, however short.
 */
export function readDescription(printed: string, language = 'pt-BR'): { description: string; bullets: string[]; prose: string } {
  const lines = plainLines(printed.slice(0, 20_000).replace(/<li\b[^<>]*>/gi, '\n• '))
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const prose = lines.filter((line) => !isBullet(line))
  const sentences = prose.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))

  const told = prose
    .flatMap((line) => line.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d])/u))
    .filter((sentence) => !salesTalk.test(sentence))
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
  const kept: string[] = []
  let characters = 0
  for (const sentence of sentences) {
    const whole = wholeSentence(sentence, prose.length === 1 && sentences.length === 1)
    if (whole === null) continue
    characters += whole.length + 1
    if (characters > maxCharacters) break
    kept.push(whole)
  }
  return { description: kept.join(' '), bullets: lines.filter(isBullet), prose: told.join(' ') }
}

/**
 * `null` for fragments, cut-off ends and sales talk. A lone line without a full stop is a sentence
 * that lacks only that.
 */
function wholeSentence(text: string, isAlone: boolean): string | null {
  const words = text.split(/\s+/).length
  if (words < sentenceWords.min || words > sentenceWords.max || salesTalk.test(text) || endless.test(text)) return null
  if (/(?:…|\.\.\.)$/.test(text)) return null
  if (/[.!?]["”)]?$/.test(text)) return withoutShouting(text)
  return isAlone && /\p{L}$|\d$/u.test(text) ? `${withoutShouting(text)}.` : null
}
