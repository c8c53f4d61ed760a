/** As titles are compared: small letters, accents kept. */
export function foldTitle(title: string): string {
  return title.normalize('NFC').toLowerCase().replaceAll('_', ' ').trim()
}
