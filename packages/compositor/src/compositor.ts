import type { TransitionId } from '@relampago/domain/catalogue'
import type { CameraView } from '@relampago/domain/timeline'
import type { Fraction, Pixels } from '@relampago/domain/units'
import { cameraWindow, type Size } from './camera.ts'
import type { EffectHistory } from './effect-history.ts'
import { type ActiveFrameEffect, makeFrameEffects } from './effects.ts'
import { startKernels } from './kernels.ts'
import { addInkedLayer, addLayer, drawLayer, type Layer, type PlacedLayer } from './layer.ts'
import { manageMemory } from './memory.ts'
import type { InkedPixels, RgbaPixels } from './pixels.ts'
import { addStill, addStillPlanes, assertPictureSize, drawStill, freeStill, planeBytes, replacePlanes, type Still } from './still.ts'
import { transitionRoom } from './transition-room.ts'
import { transitionDrawings } from './transitions.ts'

/**
 * A finished picture in the compositor's memory: planar YUV 4:2:0, BT.709 limited range, tightly
 * packed (Y of width * height bytes, then U and V of a quarter each).
 */
export type Frame = {
  readonly address: number
  /**
   * A view of the frame's bytes, no copy. It dies when the memory grows, which `addStill`,
   * `addStillPlanes`, `addLayer`, `addInkedLayer`, `frame` and the first use of a transition may
   * do: take it again before each use, and copy bytes that must outlive such a call.
   */
  bytes(): Uint8Array<ArrayBuffer>
}

/** Layers are drawn from first to last, so the last one is in front. */
export type ComposedScene = { background: Still; camera: CameraView; layers: readonly PlacedLayer[] }

/**
 * Draws scenes and transitions of one video size. It owns one linear memory; nothing in it is freed
 * by the garbage collector: `free` gives back the pictures of a scene that has passed, `release`
 * those of the whole video. Freed room is used again by later pictures, so memory stays at the most
 * that was held at one time (at 1080x1920 about 7.5 MB a still and 1 to 4 MB a layer).
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
  /** Puts the next planes of a clip, of the same size, into a still. The memory does not grow. */
  replacePlanes(still: Still, yuv420p: Uint8Array): void
  /**
   * `left` and `top` are where the picture's first pixel rests, in frame pixels. Only the part that
   * is not transparent is kept.
   */
  addLayer(pixels: RgbaPixels, left: Pixels, top: Pixels): Layer
  /** As `addLayer`; at even `left` and `top` colours stay sharpest. */
  addInkedLayer(pixels: InkedPixels, left: Pixels, top: Pixels): Layer
  /** Frees pictures that will not be drawn again; drawing one throws. */
  free(...pictures: readonly (Still | Layer)[]): void
  /** Frees all stills and layers and what effects hold. Frames stay. */
  release(): void
  /** `into` is overwritten whole. */
  compose(scene: ComposedScene, into: Frame): void
  /** Draws layers over a finished frame. */
  lay(layers: readonly PlacedLayer[], into: Frame): void
  /**
   * Mixes two finished frames. Progress 0 gives exactly `from`, 1 exactly `to`; outside it is
   * clamped. `into` must be neither of the two.
   */
  transition(id: TransitionId, from: Frame, to: Frame, progress: Fraction, into: Frame): void
  /** An empty memory for effects that depend on earlier frames. It ends with `release`. */
  effectHistory(): EffectHistory
  /**
   * Changes a finished frame in place, by the first effect first. `history` is one of this
   * compositor's; the memory may grow.
   */
  applyEffects(effects: readonly ActiveFrameEffect[], frame: Frame, history: EffectHistory): void
  /** A new frame with undefined content. Frames live as long as the compositor. */
  frame(): Frame
}

/**
 * Starts a compositor for frames of one size (even sides, 32 to 8000).
 * @param wasm the bytes of `build/compositor.wasm`
 */
export async function createCompositor(wasm: ArrayBuffer | ArrayBufferView, size: Size): Promise<Compositor> {
  assertPictureSize(size)
  const { width, height } = size
  const kernels = await startKernels(wasm)
  const memory = manageMemory(kernels.memory, kernels.heapStart())
  const frameBytes = planeBytes(size)
  memory.reserve(reservedFrames * frameBytes)
  const pictures = new Set<Still | Layer>()
  const room = transitionRoom(kernels, memory, size)
  const effects = makeFrameEffects(kernels, memory, size)

  function keep<Picture extends Still | Layer>(picture: Picture): Picture {
    pictures.add(picture)
    return picture
  }

  function free(...freed: readonly (Still | Layer)[]): void {
    for (const picture of freed) {
      if (!pictures.delete(picture)) throw new Error(`this ${picture.kind} is not held by this compositor`)
      if (picture.kind === 'still') freeStill(memory, picture)
      else for (const level of picture.levels?.splice(0) ?? []) memory.free(level.address)
    }
  }

  return {
    width,
    height,
    frameBytes,
    addStill: (pixels) => keep(addStill(kernels, memory, pixels, frameBytes)),
    addStillPlanes: (yuv420p, stillWidth, stillHeight) => keep(addStillPlanes(memory, yuv420p, { width: stillWidth, height: stillHeight }, frameBytes)),
    replacePlanes: (still, yuv420p) => replacePlanes(kernels, memory, still, yuv420p),
    addLayer: (pixels, left, top) => keep(addLayer(kernels, memory, pixels, left, top)),
    addInkedLayer: (pixels, left, top) => keep(addInkedLayer(kernels, memory, pixels, left, top)),
    free,
    release() {
      free(...pictures)
      effects.release()
    },
    compose({ background, camera, layers }, into) {
      const out = { ...size, address: into.address }
      drawStill(kernels, memory, background, cameraWindow(camera, background, size), out)
      for (const placed of layers) drawLayer(kernels, memory, placed, out)
    },
    lay(layers, into) {
      for (const placed of layers) drawLayer(kernels, memory, placed, { ...size, address: into.address })
    },
    transition(id, from, to, progress, into) {
      if (into.address === from.address || into.address === to.address) throw new Error('a transition cannot be drawn into one of its own frames')
      if (!(progress > 0)) room.copy(from.address, into.address)
      else if (progress >= 1) room.copy(to.address, into.address)
      else transitionDrawings[id](room, { from: from.address, to: to.address, out: into.address, progress })
    },
    effectHistory: () => effects.startHistory(),
    applyEffects: (active, frame, history) => effects.apply(active, frame.address, history),
    frame() {
      const address = memory.allocate(frameBytes)
      return { address, bytes: () => memory.view(address, frameBytes) }
    },
  }
}

/**
 * Set aside at the start, so that the memory rarely grows while frames wait to be read: six frames
 * in a queue, two of a transition, its tables, and the pictures of two or three scenes. It costs
 * addresses, not memory: untouched pages are never filled.
 */
const reservedFrames = 32
