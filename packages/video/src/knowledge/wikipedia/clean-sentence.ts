/**
 * A sentence of a page without what is not spoken: brackets, references, pronunciation, coordinates
 * and quotation marks around single names. `null` when something would be cut apart.
 */
export function cleanSentence(text: string): string | null {
  if (text.length > longestText) return null
  const bare = withoutBrackets(text.replaceAll(/[\u00A0\u2009\u202F]/g, ' '))
  if (bare === null) return null
  const unquoted = bare.replace(/[“"«„]([^”"»“«]{1,40})[”"»“]/gu, (quoted, inner: string) => (inner.trim().split(/\s+/).length <= quotedWords ? inner : quoted))
  if (/[“”"«»„]/u.test(unquoted)) return null
  const clean = unquoted
    .replaceAll('−', '-')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\./g, '.')
    .trim()
  return isPlain(clean) ? clean : null
}

/** Of a sentence with its brackets. */
const longestText = 1000
/** A longer quotation is a person's words, not a name. */
const quotedWords = 4

function withoutBrackets(text: string): string | null {
  let bare = text
  for (let depth = 0; depth < 4; depth++) bare = bare.replace(/\s*\([^()]*\)|\s*\[[^[\]]*\]/g, '')
  return /[()[\]{}]/.test(bare) ? null : bare
}

/** Letters, numbers and the marks of prose: no formula, markup, address, list or other script. */
function isPlain(text: string): boolean {
  if (/[<>=\\|_*#@^~•→∑√≈±/]|https?:|www\.|\b[\w-]+\.[a-z]{2,}\b|\d{4}-\d{2}/i.test(text)) return false
  return /^[\p{Script=Latin}\p{M}\p{N}\s.,;:!?'’%°º²³$€£+–—-]+$/u.test(text)
}
