import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { webpSize, type PictureSize } from './webp-size.ts'

/** Pictures that a text of `content/pages/<folder>` may show. */
export function pictureFolderOf(file: string): string {
  return join(dirname(file), '../../../assets/pages', basename(dirname(file)))
}

/** A picture in a folder with its size, or what is wrong with it. */
export function findPicture(folder: string, name: string): (PictureSize & { file: string }) | string {
  const place = `assets/pages/${basename(folder)}`
  if (!/^[\w.-]+\.webp$/.test(name)) return `the picture ${name} is not named as a file of ${place}: write name.webp`
  const file = join(folder, name)
  if (!existsSync(file)) return `the picture ${name} is not in ${place}`
  const size = webpSize(readFileSync(file))
  return size === null ? `the picture ${name} in ${place} is no WebP` : { ...size, file }
}
