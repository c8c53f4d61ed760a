import type { LayerPixels, RgbaPixels, ScenePixels } from '@relampago/compositor'
import { frameSize } from '@relampago/domain/timeline'
import type { Bytes } from '@relampago/domain/units'
import type { PictureSource, PreviewScene } from '../orders/player.ts'
import { shareOf, type FrameSize } from '../orders/frame-size.ts'

/**
 * `cover`: fills the size, what does not fit is cut off evenly. `stretch`: takes exactly that size.
 */
export type Fit = 'cover' | 'stretch'

/** Fetches and decodes one picture; rejects when it cannot be had. */
export type DecodePicture = (source: PictureSource, size: FrameSize, fit: Fit) => Promise<RgbaPixels>

/** Decoded pictures of scenes at the sizes that are drawn. */
export type PictureStore = {
  /** The pictures of a scene for frames of that size; plain ones stand in for those that failed. */
  scene(scene: PreviewScene, frame: FrameSize): Promise<ScenePixels>
  /** Whether a picture of these scenes could not be had. */
  hasFailed(scenes: readonly PreviewScene[]): boolean
}

/** Backgrounds are so much larger than the frame, for the camera. */
const backgroundShare = 1.2
/** Five photos at full size, and some dozens small ones. */
const keptBytes: Bytes = 120e6

export function openPictureStore(decode: DecodePicture): PictureStore {
  const known = new Map<string, Promise<RgbaPixels>>()
  const sizes = new Map<string, Bytes>()
  const failed = new Set<string>()

  function forgetOldest(): void {
    let held = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
    for (const [key, bytes] of sizes) {
      if (held <= keptBytes || sizes.size === 1) return
      known.delete(key)
      sizes.delete(key)
      held -= bytes
    }
  }

  async function load(key: string, source: PictureSource, size: FrameSize, fit: Fit): Promise<RgbaPixels> {
    const pixels = await decode(source, size, fit).catch(() => {
      failed.add(sourceKey(source))
      return fit === 'cover' ? plainPicture(size) : emptyPicture(size)
    })
    sizes.set(key, pixels.rgba.length)
    forgetOldest()
    return pixels
  }

  function picture(source: PictureSource, size: FrameSize, fit: Fit): Promise<RgbaPixels> {
    const key = `${sourceKey(source)} ${size.width}x${size.height}`
    const pixels = known.get(key) ?? load(key, source, size, fit)
    // The last one used is the last one forgotten.
    known.delete(key)
    known.set(key, pixels)
    const bytes = sizes.get(key)
    if (bytes !== undefined) {
      sizes.delete(key)
      sizes.set(key, bytes)
    }
    return pixels
  }

  return {
    async scene({ background, layers = [] }, frame) {
      const share = Math.min(frame.width, frame.height) / frameSize.width
      const [back, ...front] = await Promise.all([
        picture(background, shareOf(frame, backgroundShare), 'cover'),
        ...layers.map(({ picture: source, width, height }) =>
          picture(source, { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }, 'stretch'),
        ),
      ])
      const placed = layers.flatMap(({ left, top, motion }, at): LayerPixels[] => {
        const pixels = front[at]
        return pixels === undefined ? [] : [{ pixels, left: left * share, top: top * share, motion }]
      })
      return { background: back, layers: placed }
    },
    hasFailed: (scenes) =>
      scenes.some(({ background, layers = [] }) =>
        [background, ...layers.map(({ picture: source }) => source)].some((source) => failed.has(sourceKey(source))),
      ),
  }
}

/** The same text for the same picture. */
export function sourceKey(source: PictureSource): string {
  if ('url' in source) return source.url
  return `blob ${source.key ?? keyOfBlob(source.blob)}`
}

const blobKeys = new WeakMap<Blob, string>()
let blobs = 0

/** A name for a file, the same each time; copies of it in workers are sent with theirs. */
export function keyOfBlob(blob: Blob): string {
  const key = blobKeys.get(blob) ?? `${(blobs += 1)}`
  blobKeys.set(blob, key)
  return key
}

/** Stands in for a picture that is missing: a dark gradient, from top to bottom. */
function plainPicture({ width, height }: FrameSize): RgbaPixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const light = 1 - row / height
    const color = [30 + 30 * light, 34 + 34 * light, 48 + 48 * light, 255]
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) rgba.set(color, at)
  }
  return { rgba, width, height }
}

function emptyPicture({ width, height }: FrameSize): RgbaPixels {
  return { rgba: new Uint8Array(width * height * 4), width, height }
}
