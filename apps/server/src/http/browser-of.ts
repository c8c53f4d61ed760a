/** Browsers by the product in their User-Agent; those that also name another come first. */
const families: readonly (readonly [RegExp, string])[] = [
  [/ (?:Edg|EdgA|EdgiOS)\/\d/, 'Edge'],
  [/ (?:OPR|OPT)\/\d/, 'Opera'],
  [/ SamsungBrowser\/\d/, 'Samsung Internet'],
  [/ (?:Firefox|FxiOS)\/\d/, 'Firefox'],
  [/ (?:Chrome|CriOS|HeadlessChrome)\/\d/, 'Chrome'],
  [/ Version\/\d.* Safari\/\d/, 'Safari'],
]

/** Systems by the first bracket of a User-Agent; Android also names Linux, an iPhone macOS. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\(iPhone\b/, 'iPhone'],
  [/\(iPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\(Windows NT\b/, 'Windows'],
  [/\(Macintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browsers stay far below this; a longer header is not theirs. */
const longestUserAgent = 512

/** What a User-Agent of a browser is made of: no markup, addresses or invisible characters. */
const shape = /^Mozilla\/5\.0 \([\w .,;:/+-]*\)[\w .,;:/()+-]*$/

/**
 * The browser and system that a User-Agent names, as a person knows them ("Chrome, Windows"). Only
 * words of our own tables are returned. `null` when the header is not that of a browser.
 */
export function browserOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.length > longestUserAgent) return null
  if (!shape.test(userAgent) || userAgent.includes('//')) return null
  const named = [families, systems].flatMap((table) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
  return named.length === 0 ? null : named.join(', ')
}
