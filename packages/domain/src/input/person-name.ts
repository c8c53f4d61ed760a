/** Most UTF-16 units of a name. */
export const longestPersonName = 60

/**
 * Letters with their marks, spaces, apostrophes and hyphens. A dot stands only behind a single
 * letter and before a space or the end, as in "Ana M. Lima", so that no part reads as a host name.
 */
const allowed = /^(?:[\p{L}\p{M} '’\-‐‑]|(?<=(?:^|[ -])\p{L}\p{M}*)\.(?= |$))+$/u

/**
 * A person's name as accounts keep it, or `null` when it is none. Invisible characters are removed
 * and white space becomes single spaces. Digits, links and addresses are refused: a name is shown
 * where people read our own words.
 */
export function readPersonName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  return name.length <= longestPersonName && allowed.test(name) && /\p{L}/u.test(name) ? name : null
}

/** Whether a text can be a person's name. */
export function isPersonName(text: string): boolean {
  return readPersonName(text) !== null
}
