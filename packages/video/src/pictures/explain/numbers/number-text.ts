import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../../language/languages.ts'
import type { NumberRules } from '../../../language/rules/number-rules.ts'

/** The rules for numbers of a video's language. */
export function numberRules(language: VideoLanguage): NumberRules {
  return languageRules[baseLanguage[language]].numbers
}

/** The place among the words of the sentence of the one at a character. */
export function wordAt(text: string, start: number): number {
  return text.slice(0, start).trimStart().split(/\s+/).length - 1
}

/** Behind a unit: "m" is no unit in "mg" and "m/s". */
export const wordEnd = String.raw`(?![\p{L}\d²³]|[/-]\p{L})`

/** A number with the points of the language. */
export function numberPattern({ decimal }: NumberRules): string {
  const [thousands, point] = decimal === ',' ? [String.raw`\.`, ','] : [',', String.raw`\.`]
  return String.raw`(?:\d{1,3}(?:${thousands}\d{3})+|\d+)(?:${point}\d+)?`
}

export function numberOf(written: string, { decimal }: NumberRules): number {
  const plain = decimal === ',' ? written.replaceAll('.', '').replace(',', '.') : written.replaceAll(',', '')
  return Number(plain)
}

export function decimalsOf(written: string, { decimal }: NumberRules): number {
  return written.split(decimal)[1]?.length ?? 0
}

/** A number as the language writes it, without its sign. */
export function formatted(value: number, decimals: number, language: VideoLanguage): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(Math.abs(value))
}
