import type { Size } from './camera.ts'
import type { Kernels } from './kernels.ts'
import type { Address, Memory } from './memory.ts'
import { planeBytes } from './still.ts'

/** What transitions share: kernels, frame size, and tables that are built when first needed. */
export type TransitionRoom = {
  kernels: Kernels
  width: number
  height: number
  /** See `angleTable`. */
  angles(): Address
  /** See `noiseTable`. */
  noise(): Address
  /** Frames whose content nothing else needs. */
  spare(): Address
  secondSpare(): Address
  copy(from: Address, out: Address): void
  /** Copies numbers to where kernels can read them, until the next call. */
  table(numbers: Int32Array | Float32Array): Address
  /** See `light-map.ts`; `bytes` of working memory that keeps its content. */
  light(bytes: number): Address
  view(address: Address, bytes: number): Uint8Array
}

/** Progress is strictly between 0 and 1. `out` differs from `from` and `to`. */
export type Mixing = { from: Address; to: Address; out: Address; progress: number }

export type Draw = (room: TransitionRoom, mixing: Mixing) => void

/**
 * Sizes in pixels are meant for a frame whose short side is this long; smaller previews scale them.
 */
const fullShortSide = 1080

/** So many pixels of the full-size frame, in pixels of this one. */
export function pixels({ width, height }: Size, count: number): number {
  return (count * Math.min(width, height)) / fullShortSide
}

/** The longest table: eight numbers of four bytes for each row of a frame and of its chroma. */
const numbersPerRow = 8

export function transitionRoom(kernels: Kernels, memory: Memory, { width, height }: Size): TransitionRoom {
  // Two bytes a pixel; the angle table's last group of 8 may reach past the last pixel.
  const tableBytes = width * height * 2 + 16
  const frameBytes = planeBytes({ width, height })
  const rows = once(() => memory.allocate(height * numbersPerRow * 4))
  let light: Address | null = null
  return {
    kernels,
    width,
    height,
    angles: once(() => {
      const table = memory.allocate(tableBytes)
      kernels.angleTable(table, width, height)
      return table
    }),
    noise: once(() => {
      const table = memory.allocate(tableBytes)
      kernels.noiseTable(table, width, height, fullShortSide / Math.min(width, height))
      return table
    }),
    spare: once(() => memory.allocate(frameBytes)),
    secondSpare: once(() => memory.allocate(frameBytes)),
    copy: (from, out) => memory.view(out, frameBytes).set(memory.view(from, frameBytes)),
    table(numbers) {
      const address = rows()
      memory.view(address, numbers.byteLength).set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
      return address
    },
    light: (bytes) => (light ??= memory.allocate(bytes)),
    view: (address, bytes) => memory.view(address, bytes),
  }
}

/** The same address at every call; the work is done at the first. */
function once(make: () => Address): () => Address {
  let made: Address | null = null
  return () => (made ??= make())
}
