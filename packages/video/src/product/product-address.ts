/**
 * The address to fetch for an input of kind product, or `null` when it holds none (a theme that
 * mentions "product").
 */
export function productAddress(input: string): string | null {
  const text = input.trim()
  if (/\s/.test(text)) return null
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.parse(withScheme)
  if (url === null || (!url.hostname.includes('.') && url.hostname !== 'localhost' && !url.hostname.startsWith('['))) return null
  return url.href
}
