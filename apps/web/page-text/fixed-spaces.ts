const units = '(?:s|ms|min|h|px|fps|kB|KB|MB|GB|kHz|Hz|dB|km|kg|%)'
const rules: readonly [RegExp, string][] = [
  [/(R\$|US\$|€) (?=\d)/g, '$1\u00A0'],
  [/\b([Nn]\.?º|[Aa]rt\.|[Pp]\.|[Cc]ap\.|[Ff]ig\.|No\.) (?=\d)/g, '$1\u00A0'],
  [new RegExp(`(\\d) (?=${units}(?![\\p{L}\\p{N}]))`, 'gu'), '$1\u00A0'],
  // A dash begins no line.
  [/ (?=[–—] )/g, '\u00A0'],
]

/** A text whose numbers stay on the line of what belongs to them: "R$ 14,90", "n.º 5", "30 s". */
export function withFixedSpaces(text: string): string {
  return rules.reduce((fixed, [pattern, kept]) => fixed.replaceAll(pattern, kept), text)
}
