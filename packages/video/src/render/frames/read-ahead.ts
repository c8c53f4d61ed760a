import type { ClipFrames, ScenePixels } from '@relampago/compositor'
import type { Picture, PictureClip } from '@relampago/domain/timeline'
import { loadPicture } from './load-picture.ts'
import { edgeColors, emptyLayer, plainBackground, quietColors } from './plain-pictures.ts'

export type PictureReading = {
  /** What the pictures' file names are relative to. */
  folder: string
  /** Gets what could not be read. */
  onNote: (note: string) => void
  /**
   * The frames of a clip; `onFailure` is called with the reason when they cannot be had. Without
   * it clips stand still.
   */
  openClip?: (clip: PictureClip, onFailure: (reason: string) => void) => ClipFrames
}

/**
 * Gives the pixels of one picture after the other. The next one's files are read while the current
 * one is in use, as soon as they are there. A file that cannot be read costs the video that
 * background or layer, not its life: something plain stands in for it.
 * @param pictures one per scene; each resolves when its files are complete
 */
export function readAhead(pictures: readonly Promise<Picture>[], { folder, onNote, openClip }: PictureReading): (index: number) => Promise<ScenePixels> {
  let colors = quietColors
  let next: { index: number; loading: Promise<ScenePixels> } | null = null

  async function load(index: number): Promise<ScenePixels> {
    const picture = await pictures[index]
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
    const layers = picture.layers.map(async (layer) => {
      const pixels = await loadPicture(layer, folder).catch((error: unknown) => {
        replaced('a layer is left out', error)
        return emptyLayer(layer)
      })
      return { pixels, left: layer.left, top: layer.top, motion: layer.motion }
    })
    const clip =
      picture.clip === undefined || openClip === undefined
        ? {}
        : { clip: openClip(picture.clip, (reason) => onNote(`scene ${index + 1} stands still: ${reason}`)) }
    return { background: await background, ...clip, layers: await Promise.all(layers) }
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
