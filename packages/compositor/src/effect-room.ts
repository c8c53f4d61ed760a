import type { Size } from './camera.ts'
import type { Remembered } from './effect-history.ts'
import type { Kernels } from './kernels.ts'
import type { Address, Memory } from './memory.ts'
import { planeBytes, planesOf } from './still.ts'

/** One effect on one frame. `time` is the number of frames since it began. */
export type Drawn = { frame: Address; value: number; time: number; remember: (bytes: number) => Remembered }

/** What effects share: kernels, frame size, and working memory that is taken when first needed. */
export type EffectRoom = Size & {
  kernels: Kernels
  memory: Memory
  /**
   * Working memory of this name, with undefined content unless the same user wrote it. It keeps its
   * address until `release`; a name always asks for the same number of bytes. May grow the memory.
   */
  take(name: string, bytes: number): Address
  /** The same, filled when it is first taken. */
  takeFilled(name: string, bytes: number, fill: (address: Address) => void): Address
  /** Gives all working memory back. */
  release(): void
}

/**
 * Sizes in pixels are meant for a frame that is this high; others scale them, so that a small
 * preview shows the final picture.
 */
const fullHeight = 1920

export function makeEffectRoom(kernels: Kernels, memory: Memory, { width, height }: Size): EffectRoom {
  const taken = new Map<string, Address>()
  function takeFilled(name: string, bytes: number, fill: (address: Address) => void): Address {
    const held = taken.get(name)
    if (held !== undefined) return held
    const address = memory.allocate(bytes)
    taken.set(name, address)
    fill(address)
    return address
  }

  return {
    kernels,
    memory,
    width,
    height,
    take: (name, bytes) => takeFilled(name, bytes, () => {}),
    takeFilled,
    release() {
      for (const address of taken.values()) memory.free(address)
      taken.clear()
    },
  }
}

/** Length in this frame of so many pixels of the full-size frame. */
export function scaledPixels({ height }: Size, pixels: number): number {
  return (pixels * height) / fullHeight
}

/** A copy of the frame for effects that read elsewhere than they write, until the next effect. */
export function copyFrame(room: EffectRoom, frame: Address): Address {
  const bytes = planeBytes(room)
  const copy = room.take('copy', bytes)
  room.memory.view(copy, bytes).set(room.memory.view(frame, bytes))
  return copy
}

/** Luma samples between neighbouring samples of a plane, and the place of its first one. */
export type FramePlane = Size & { address: Address; spacing: 1 | 2; origin: 0 | 0.5; isLuma: boolean }

type FramePlanes = [luma: FramePlane, u: FramePlane, v: FramePlane]

/** The three planes of a frame, luma first. */
export function framePlanes(size: Size, address: Address): FramePlanes {
  const { y, u, v, halfWidth, halfHeight } = planesOf({ ...size, address })
  const chroma = { width: halfWidth, height: halfHeight, spacing: 2, origin: 0.5, isLuma: false } as const
  return [
    { address: y, width: size.width, height: size.height, spacing: 1, origin: 0, isLuma: true },
    { ...chroma, address: u },
    { ...chroma, address: v },
  ]
}

/** Each plane of one frame beside the same plane of another. */
export function planePairs([y, u, v]: FramePlanes, [otherY, otherU, otherV]: FramePlanes): [FramePlane, FramePlane][] {
  return [
    [y, otherY],
    [u, otherU],
    [v, otherV],
  ]
}
