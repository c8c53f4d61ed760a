import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Fraction } from '@relampago/domain/units'
import { drawable } from '../drawing/type.ts'

export type Figure = { figure: string; unit: string | null; share: Fraction | null }

const units: Record<VideoLanguage, string> = {
  'pt-BR':
    'pontos?|horas?|minutos?|segundos?|dias?|semanas?|meses|mês|anos?|graus|litros?|copos?|passos|vezes|quilos|gramas|metros|quilômetros|km|kg|ml|mg|g|°C|calorias|kcal|reais|mil|milhões|bilhões|por cento|x',
  'en-US':
    'points?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|degrees|liters?|glasses|steps|times|pounds|grams|meters|miles|km|kg|ml|mg|g|°F|calories|kcal|dollars|thousand|million|billion|percent|x',
}
const number = String.raw`\d(?:[\d.,]*\d)?`
const range = String.raw`${number}(?:\s?(?:a|to|–|-)\s?${number})?`
const currency = String.raw`(?:R\$|US\$|\$|€|£)\s?${number}`

/**
 * The telling number of a sentence, or `null`. A bare number counts only as a year: others mean
 * little without their thing.
 */
export function findFigure(text: string, language: VideoLanguage): Figure | null {
  const patterns = [currency, String.raw`${number}\s?%`, String.raw`${range}\s?(?:${units[language]})(?![\p{L}])`, String.raw`\b1[5-9]\d\d\b|\b20\d\d\b`]
  for (const pattern of patterns) {
    const found = new RegExp(pattern, 'iu').exec(text)?.[0]
    if (found !== undefined) return splitFigure(found, language)
  }
  return null
}

/** One letter under a big number is too small to be a word. */
const unitWords: Record<VideoLanguage, Readonly<Record<string, string>>> = {
  'pt-BR': { g: 'gramas', h: 'horas', m: 'metros', l: 'litros', W: 'watts', V: 'volts', s: 'segundos' },
  'en-US': { g: 'grams', h: 'hours', m: 'meters', l: 'liters', W: 'watts', V: 'volts', s: 'seconds' },
}

/** "80 pontos" becomes a number and its unit, "10 g" with the unit in full; "50%" also a share. */
export function splitFigure(text: string, language: VideoLanguage): Figure {
  const clean = drawable(text)
  const percent = /^(\d+(?:[.,]\d+)?)\s?%$/.exec(clean)?.[1]
  if (percent !== undefined) {
    const value = Number(percent.replace(',', '.'))
    return { figure: `${percent}%`, unit: null, share: value <= 100 ? value / 100 : null }
  }
  const parts = /^([\d.,]*\d(?:\s?(?:a|to|–|-)\s?[\d.,]*\d)?(?:\s(?:mil|milhões|thousand|million)(?=\s))?)\s*(\p{L}.*)$/u.exec(clean)
  const [, figure = clean, written = null] = parts ?? []
  const unit = written === null ? null : (unitWords[language][written] ?? unitWords[language][written.toLowerCase()] ?? written)
  return { figure, unit, share: null }
}

const longestWord = 48
const maxLines = 3

/** Poster lines of a short text, as even as the words allow. Longer text is cut at a word. */
export function posterLines(text: string, language: VideoLanguage): string[] {
  const words = withinLength(
    drawable(text)
      .toLocaleUpperCase(language)
      .replaceAll(/[.!:;]+$/g, '')
      .split(' '),
    longestWord,
  )
  const length = words.join(' ').length
  const lines = Math.min(words.length, length <= 9 ? 1 : length <= 24 ? 2 : maxLines)
  return evenLines(words, lines)
}

function withinLength(words: readonly string[], limit: number): string[] {
  const kept: string[] = []
  for (const word of words) {
    if (kept.length > 0 && [...kept, word].join(' ').length > limit) break
    kept.push(word)
  }
  return kept.filter((word) => word !== '')
}

/** The split into that many lines whose longest line is shortest. */
function evenLines(words: readonly string[], lines: number): string[] {
  if (lines <= 1) return words.length === 0 ? [] : [words.join(' ')]
  let best: string[] = [words.join(' ')]
  let bestLongest = Number.POSITIVE_INFINITY
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    const candidate = [words.slice(0, first).join(' '), ...evenLines(words.slice(first), lines - 1)]
    const longest = Math.max(...candidate.map((line) => line.length))
    if (longest < bestLongest) {
      best = candidate
      bestLongest = longest
    }
  }
  return best
}

const calls: readonly { pattern: Record<VideoLanguage, RegExp>; text: Record<VideoLanguage, string>; icon: string }[] = [
  { pattern: { 'pt-BR': /\bsalv/i, 'en-US': /\bsave/i }, text: { 'pt-BR': 'Salve este vídeo', 'en-US': 'Save this video' }, icon: 'bookmark' },
  {
    pattern: { 'pt-BR': /\blink|garanta|compre|confira/i, 'en-US': /\blink|\bbuy|\bshop|check it/i },
    text: { 'pt-BR': 'Veja no link', 'en-US': 'See the link' },
    icon: 'shopping-bags',
  },
  {
    pattern: { 'pt-BR': /coment|conte|nos diga|respond/i, 'en-US': /comment|tell (me|us)|answer/i },
    text: { 'pt-BR': 'Comente aqui', 'en-US': 'Leave a comment' },
    icon: 'speech-balloon',
  },
  {
    pattern: { 'pt-BR': /compartilh|envie|mande|marque/i, 'en-US': /\bshare|\bsend|\btag\b/i },
    text: { 'pt-BR': 'Compartilhe', 'en-US': 'Share it' },
    icon: 'incoming-envelope',
  },
  { pattern: { 'pt-BR': /\bsig[au]/i, 'en-US': /\bfollow|subscribe/i }, text: { 'pt-BR': 'Siga o perfil', 'en-US': 'Follow for more' }, icon: 'bell' },
  { pattern: { 'pt-BR': /curt[ai]/i, 'en-US': /\blike\b/i }, text: { 'pt-BR': 'Deixe seu like', 'en-US': 'Leave a like' }, icon: 'thumbs-up' },
]
const anyCall = { text: { 'pt-BR': 'Gostou? Salve!', 'en-US': 'Liked it? Save it!' }, icon: 'red-heart' }

/** Every picture that a call to action may show. */
export const callIcons: string[] = [...calls.map(({ icon }) => icon), anyCall.icon]

/** What the closing sentence asks for, as a button with its picture; the first request wins. */
export function findCall(text: string, language: VideoLanguage): { text: string; icon: string } {
  const asked = calls
    .map((call) => ({ call, at: text.search(call.pattern[language]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.call
  const call = asked ?? anyCall
  return { text: call.text[language], icon: call.icon }
}

const ordinals: Record<VideoLanguage, readonly RegExp[]> = {
  'pt-BR': [/^primeir[oa]\b/i, /^segund[oa]\b/i, /^terceir[oa]\b/i, /^quart[oa]\b/i, /^quint[oa]\b/i],
  'en-US': [/^first\b/i, /^second\b/i, /^third\b/i, /^fourth\b/i, /^fifth\b/i],
}

/** 1 for a sentence that begins "Primeiro", and so on; `null` otherwise. */
export function findStep(text: string, language: VideoLanguage): number | null {
  const at = ordinals[language].findIndex((ordinal) => ordinal.test(text.trim()))
  return at < 0 ? null : at + 1
}
