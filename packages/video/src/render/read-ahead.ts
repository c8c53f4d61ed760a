import type { RgbaPixels } from '@relampago/compositor'
import type { Picture } from '@relampago/domain/timeline'
import { loadPicture } from './load-picture.ts'

export type PicturePixels = { background: RgbaPixels; layers: RgbaPixels[] }

/**
 * Gives the pixels of one picture after the other. The next one's files are read while the current one is in use, as soon as they are ready.
 * @param folder what the pictures' file names are relative to
 * @param pictureReady resolves when the files of that picture are complete
 */
export function readAhead(
  pictures: readonly Picture[],
  folder: string,
  pictureReady: (index: number) => Promise<void>,
): (index: number) => Promise<PicturePixels> {
  let next: { index: number; loading: Promise<PicturePixels> } | null = null

  async function load(index: number): Promise<PicturePixels> {
    await pictureReady(index)
    const picture = pictures[index]
    if (picture === undefined) throw new Error(`there is no picture ${index}`)
    const [background, layers] = await Promise.all([
      loadPicture(picture.background, folder),
      Promise.all(picture.layers.map((layer) => loadPicture(layer, folder))),
    ])
    return { background, layers }
  }

  return async (index) => {
    const pixels = await (next?.index === index ? next.loading : load(index))
    next = null
    if (index + 1 < pictures.length) {
      next = { index: index + 1, loading: load(index + 1) }
      // Waited for when that picture is asked for; a failure is met there.
      next.loading.catch(() => undefined)
    }
    return pixels
  }
}
