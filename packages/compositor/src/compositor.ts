import type { TransitionId } from '@relampago/domain/catalogue'
import type { CameraView } from '@relampago/domain/timeline'
import type { Fraction, Pixels } from '@relampago/domain/units'
import type { Layer } from './layer.ts'
import type { Still } from './still.ts'

/** Straight (not premultiplied) RGBA bytes, row by row from the top: length = width * height * 4. */
export type RgbaPixels = { rgba: Uint8Array; width: number; height: number }

/**
 * A finished picture in the compositor's memory: planar YUV 4:2:0, BT.709 limited range, tightly packed
 * (Y of width * height bytes, then U and V of a quarter each).
 */
export type Frame = {
  readonly address: number
  /**
   * A view of the frame's bytes, no copy. It dies when the memory grows, which `addStill`, `addStillPlanes`, `addLayer`, `frame` and the first
   * use of a transition may do: take it again before each use, and copy bytes that must outlive such a call.
   */
  bytes(): Uint8Array<ArrayBuffer>
}

export type PlacedLayer = {
  layer: Layer
  /** Offset from the layer's resting place in frame pixels; fractions are kept. */
  x: Pixels
  y: Pixels
  /** About the centre of the picture given to `addLayer`. Below 1/32 nothing is drawn. */
  scale: number
  opacity: Fraction
}

/** Layers are drawn from first to last, so the last one is in front. */
export type ComposedScene = { background: Still; camera: CameraView; layers: readonly PlacedLayer[] }

/**
 * Draws scenes and transitions of one video size. It owns one linear memory; nothing in it is freed by the garbage collector:
 * `free` gives back the pictures of a scene that has passed, `release` those of the whole video. Freed room is used again by later pictures,
 * so memory stays at the most that was held at one time (at 1080x1920 about 4.5 MB a still and 1 to 4 MB a layer).
 */
export type Compositor = {
  readonly width: Pixels
  readonly height: Pixels
  /** width * height * 3 / 2. */
  readonly frameBytes: number
  /** Alpha is ignored. Both sides even, 32 to 8000. */
  addStill(pixels: RgbaPixels): Still
  /** Planes in the order and range of `Frame`. Both sides even, 32 to 8000. */
  addStillPlanes(yuv420p: Uint8Array, width: number, height: number): Still
  /** `left` and `top` are where the picture's first pixel rests, in frame pixels. Only the part that is not transparent is kept. */
  addLayer(pixels: RgbaPixels, left: Pixels, top: Pixels): Layer
  /** Frees pictures that will not be drawn again; drawing one throws. */
  free(...pictures: readonly (Still | Layer)[]): void
  /** Frees all stills and layers. Frames stay. */
  release(): void
  /** `into` is overwritten whole. */
  compose(scene: ComposedScene, into: Frame): void
  /**
   * Mixes two finished frames. Progress 0 gives exactly `from`, 1 exactly `to`; outside it is clamped. `into` must be neither of the two.
   */
  transition(id: TransitionId, from: Frame, to: Frame, progress: Fraction, into: Frame): void
  /** A new frame; its content is undefined until something is drawn into it. Frames live as long as the compositor. */
  frame(): Frame
}

/**
 * Starts a compositor for frames of one size (even sides, 32 to 8000).
 * @param wasm the bytes of `build/compositor.wasm`, see `wasm-file.ts`
 */
export async function createCompositor(_wasm: ArrayBuffer | ArrayBufferView, _size: { width: Pixels; height: Pixels }): Promise<Compositor> {
  throw new Error('the kernels are not in place yet')
}
