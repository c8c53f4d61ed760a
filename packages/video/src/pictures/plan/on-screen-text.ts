import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Fraction } from '@relampago/domain/units'
import { phrases, speechWords } from '../../content/content.ts'
import { callKinds, type CallKind } from '../../content/kinds/kinds.ts'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { drawable } from '../drawing/type.ts'

export type Figure = { figure: string; unit: string | null; share: Fraction | null }

const number = String.raw`\d(?:[\d.,]*\d)?`
const rangeWord = `${inAnyLanguage(({ pictures }) => pictures.rangeWords)}|–|-`
const range = String.raw`${number}(?:\s?(?:${rangeWord})\s?${number})?`
const withUnit = new RegExp(
  String.raw`^([\d.,]*\d(?:\s?(?:${rangeWord})\s?[\d.,]*\d)?(?:\s(?:${inAnyLanguage(({ pictures }) => pictures.magnitudes)})(?=\s))?)\s*(\p{L}.*)$`,
  'u',
)
const currency = String.raw`(?:R\$|US\$|\$|€|£)\s?${number}`

/**
 * The telling number of a sentence, or `null`. A bare number counts only as a year: others mean
 * little without their thing.
 */
export function findFigure(text: string, language: VideoLanguage): Figure | null {
  const { units } = languageRules[baseLanguage[language]].pictures
  const patterns = [currency, String.raw`${number}\s?%`, String.raw`${range}\s?(?:${units})(?![\p{L}])`, String.raw`\b1[5-9]\d\d\b|\b20\d\d\b`]
  for (const pattern of patterns) {
    const found = new RegExp(pattern, 'iu').exec(text)?.[0]
    if (found !== undefined) return splitFigure(found, language)
  }
  return null
}

/** One letter under a big number is too small to be a word. */
function unitInFull(written: string, language: VideoLanguage): string {
  const { units } = speechWords(baseLanguage[language])
  const known = [written, written.toLowerCase()].find((unit) => /^[ghmlWVs]$/.test(unit))
  return (known === undefined ? undefined : units[known]?.many) ?? written
}

/** "80 pontos" becomes a number and its unit, "10 g" with the unit in full; "50%" also a share. */
export function splitFigure(text: string, language: VideoLanguage): Figure {
  const clean = drawable(text)
  const percent = /^(\d+(?:[.,]\d+)?)\s?%$/.exec(clean)?.[1]
  if (percent !== undefined) {
    const value = Number(percent.replace(',', '.'))
    return { figure: `${percent}%`, unit: null, share: value <= 100 ? value / 100 : null }
  }
  const parts = withUnit.exec(clean)
  const [, figure = clean, written = null] = parts ?? []
  const unit = written === null ? null : unitInFull(written, language)
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

const callIcon: Record<CallKind, string> = {
  save: 'bookmark',
  link: 'shopping-bags',
  comment: 'speech-balloon',
  share: 'incoming-envelope',
  follow: 'bell',
  like: 'thumbs-up',
}
const anyCallIcon = 'red-heart'
/** Of an earlier part of the sentence: its button follows and shows another picture. */
const leadIcon: Record<CallKind, string> = { ...callIcon, save: 'bookmark-tabs', comment: 'left-speech-bubble', share: 'outbox-tray' }

/** Every picture that a call to action may show. */
export const callIcons: string[] = [...Object.values(callIcon), ...Object.values(leadIcon), anyCallIcon]

/**
 * What the closing sentence asks for, as a button with its picture; the first request wins. A part
 * of a cut sentence that asks for nothing itself ends what the whole sentence asks for.
 */
export function findCall({ text, whole = text }: Pick<ScriptSentence, 'text' | 'whole'>, language: VideoLanguage): { text: string; icon: string } {
  const base = baseLanguage[language]
  const asked = firstCall(text, base) ?? firstCall(whole, base)
  return { text: phrases(base).pictures.calls[asked ?? 'any'], icon: asked === undefined ? anyCallIcon : callIcon[asked] }
}

function firstCall(text: string, language: InterfaceLanguage): CallKind | undefined {
  const { calls } = languageRules[language].pictures
  return callKinds
    .map((kind) => ({ kind, at: text.search(calls[kind]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.kind
}

/** The picture of an earlier part of a closing sentence that asks for something, or `null`. */
export function findLeadIcon(text: string, language: VideoLanguage): string | null {
  const asked = firstCall(text, baseLanguage[language])
  return asked === undefined ? null : leadIcon[asked]
}

/** 1 for a sentence that begins "Primeiro", and so on; `null` otherwise. */
export function findStep(text: string, language: VideoLanguage): number | null {
  const { ordinals } = languageRules[baseLanguage[language]].pictures
  const at = ordinals.findIndex((ordinal) => ordinal.test(text.trim()))
  return at < 0 ? null : at + 1
}
