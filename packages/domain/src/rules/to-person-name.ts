import { longestPersonName, readPersonName } from '../input/person-name.ts'
import { cutText } from './cut-text.ts'

/**
 * What is left of a text that others wrote when it is reduced to a person's name; `null` when no
 * name is left.
 */
export function toPersonName(text: string): string | null {
  const letters = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M} '’\-‐‑]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return readPersonName(cutText(letters, longestPersonName))
}
