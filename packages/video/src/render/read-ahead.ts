import type { RgbaPixels } from '@relampago/compositor'
import type { Picture } from '@relampago/domain/timeline'
import { loadPicture } from './load-picture.ts'
import { edgeColors, emptyLayer, plainBackground, quietColors } from './plain-pictures.ts'

export type PicturePixels = { background: RgbaPixels; layers: RgbaPixels[] }

/**
 * Gives the pixels of one picture after the other. The next one's files are read while the current one is in use, as soon as they are ready. A file that
 * cannot be read costs the video that background or layer, not its life: something plain stands in for it.
 * @param folder what the pictures' file names are relative to
 * @param pictureReady resolves when the files of that picture are complete
 * @param onNote told what could not be read
 */
export function readAhead(
  pictures: readonly Picture[],
  folder: string,
  pictureReady: (index: number) => Promise<void>,
  onNote: (note: string) => void,
): (index: number) => Promise<PicturePixels> {
  let colors = quietColors
  let next: { index: number; loading: Promise<PicturePixels> } | null = null

  async function load(index: number): Promise<PicturePixels> {
    await pictureReady(index)
    const picture = pictures[index]
    if (picture === undefined) throw new Error(`there is no picture ${index}`)
    const replaced = (what: string, error: unknown) => onNote(`scene ${index + 1}: ${what}: ${(error as Error).message}`)
    const background = loadPicture(picture.background, folder).then(
      (pixels) => {
        colors = edgeColors(pixels)
        return pixels
      },
      (error: unknown) => {
        replaced('a plain background is shown', error)
        return plainBackground(picture.background, colors)
      },
    )
    const layers = picture.layers.map((layer) =>
      loadPicture(layer, folder).catch((error: unknown) => {
        replaced('a layer is left out', error)
        return emptyLayer(layer)
      }),
    )
    return { background: await background, layers: await Promise.all(layers) }
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
