import type { PictureSource } from '@relampago/preview'

const numbers = new WeakMap<Blob, number>()
let last = 0

/** The same for the same picture, and for no other. */
export function pictureKey(picture: PictureSource): string {
  if ('url' in picture) return picture.url
  const known = numbers.get(picture.blob)
  if (known !== undefined) return `file ${known}`
  last += 1
  numbers.set(picture.blob, last)
  return `file ${last}`
}
