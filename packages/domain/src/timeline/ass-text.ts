import type { Fraction, HexColor, Pixels, Seconds } from '../units.ts'
import { faceOf, faceSize, type CaptionFace } from './caption-face.ts'

/** `&HAABBGGRR`, as style lines write colours. Alpha in ASS is transparency. */
export function assColor(color: HexColor, opacity: Fraction = 1): string {
  return `&H${hexByte((1 - opacity) * 255)}${bluesFirst(color)}`
}

/** `&HBBGGRR&`, as override tags write colours. */
export function assTagColor(color: HexColor): string {
  return `&H${bluesFirst(color)}&`
}

/** `H:MM:SS.cc`. */
export function assTime(seconds: Seconds): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100)
  const [hours, minutes, whole] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60, Math.floor(hundredths / 100) % 60]
  return `${hours}:${twoDigits(minutes)}:${twoDigits(whole)}.${twoDigits(hundredths % 100)}`
}

/** At most two decimals, without trailing zeros. */
export function assNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** For `Fontsize` and `\fs`: libass sizes a font by ascent plus descent, not its em. */
export function assFontSize(face: CaptionFace, sizePx: Pixels): string {
  const { ascent, descent } = faceOf(face).metrics
  return assNumber(faceSize(face, sizePx) * (ascent + descent))
}

/** Tags that draw a word in a face that is not the style's. */
export function assFace(face: CaptionFace, sizePx: Pixels): string {
  const { family, weight } = faceOf(face)
  return `\\fn${family}\\b${weight === 700 ? 1 : 0}\\fs${assFontSize(face, sizePx)}`
}

/**
 * Text from people without any power over the script: braces open override tags, and a backslash
 * starts an escape such as \N. libass draws `\{` and `\}` as braces but has no escape for the
 * backslash itself, so that becomes a slash.
 */
export function assText(text: string): string {
  return text
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('\\', '/')
    .replaceAll(/[{}]/g, '\\$&')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function bluesFirst(color: HexColor): string {
  return `${color.slice(5, 7)}${color.slice(3, 5)}${color.slice(1, 3)}`.toUpperCase()
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase()
}
