import { looksAlike, type DecodedPhoto } from '../../product/photo-file.ts'

/** What one video has shown, so that nothing is shown twice. */
export type ShownBefore = {
  /** Whether that address was not tried yet; it is from now on. */
  claim(address: string): boolean
  /** Whether nothing that was shown looks like it; it counts as shown from now on. */
  admit(picture: DecodedPhoto): boolean
}

export function openShownBefore(): ShownBefore {
  const addresses = new Set<string>()
  const pictures: DecodedPhoto[] = []
  return {
    claim(address) {
      if (addresses.has(address)) return false
      addresses.add(address)
      return true
    },
    admit(picture) {
      if (pictures.some((other) => looksAlike(other, picture))) return false
      pictures.push(picture)
      return true
    },
  }
}
