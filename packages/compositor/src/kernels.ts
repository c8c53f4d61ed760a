import type { EffectKernels } from './effect-kernels.ts'
import type { Address, WasmMemory } from './memory.ts'
import type { StillKernels } from './still-kernels.ts'

/** A boolean argument of a kernel. */
export type Flag = 0 | 1

type Plane = [address: Address, width: number, height: number]
type Mix = [from: Address, to: Address, out: Address, width: number, height: number]
type Window = [x0: number, y0: number, step: number]

/** What `build/compositor.wasm` exports; units and limits are stated in `assembly/`. */
export type Kernels = EffectKernels &
  StillKernels & {
    memory: WasmMemory
    heapStart(): Address
    resample(...args: [...source: Plane, ...out: Plane, ...window: Window]): void
    halve(...args: [...source: Plane, out: Address]): void
    buildSpans(alpha: Address, width: number, height: number, out: Address): void
    layerOver(
      ...args: [
        ...colors: [first: Address, second: Address, alpha: Address, spans: Address, width: number, height: number],
        ...out: [first: Address, second: Address, width: number, height: number],
        ...window: Window,
        opacity: number,
      ]
    ): void
    stillFromRgba(rgba: Address, width: number, height: number, out: Address): void
    alphaBounds(rgba: Address, width: number, height: number, out: Address): void
    layerFromRgba(
      ...args: [
        ...rgba: Plane,
        ...box: [x: number, y: number, width: number, height: number],
        ...planes: [y: Address, u: Address, v: Address, alpha: Address, alphaHalf: Address],
      ]
    ): void
    layerFromInks(...args: [...covers: Plane, levels: Address, ...planes: [y: Address, u: Address, v: Address, alpha: Address, alphaHalf: Address]]): void
    fade(...args: [...Mix, weight: number]): void
    dip(frame: Address, out: Address, width: number, height: number, luma: number, weight: number): void
    wipe(...args: [...Mix, progress: number, towards: number]): void
    slide(...args: [...Mix, progress: number, towards: number, fromMoves: Flag, toMoves: Flag]): void
    crop(...args: [...Mix, progress: number, isCircle: Flag]): void
    softX(...args: [...Mix, progress: number, shape: number]): void
    softY(...args: [...Mix, progress: number, shape: number]): void
    diagonal(...args: [...Mix, progress: number, mirrorX: Flag, mirrorY: Flag]): void
    circle(...args: [...Mix, progress: number, opens: Flag]): void
    radial(...args: [...Mix, progress: number, table: Address]): void
    angleTable(table: Address, width: number, height: number): void
    dissolve(...args: [...Mix, progress: number, table: Address]): void
    noiseTable(table: Address, width: number, height: number, unit: number): void
    distance(...args: [...Mix, progress: number]): void
    pixelize(frame: Address, out: Address, width: number, height: number, size: number): void
    mapRows(from: Address, to: Address, out: Address, width: number, rows: number, table: Address): void
    tint(...args: [frame: Address, out: Address, width: number, height: number, y: number, yShare: number, u: number, v: number, share: number]): void
    splitColors(frame: Address, out: Address, width: number, height: number, shift: number): void
    sortRows(frame: Address, out: Address, width: number, height: number, reach: number, darkest: number): void
    blurColumns(frame: Address, out: Address, width: number, height: number, radius: number): void
    iris(frame: Address, out: Address, width: number, height: number, blades: Address, count: number): void
  }

/**
 * The part of the WebAssembly interface that is used here; Node's own types do not name it, and
 * this package does not know the browser's.
 */
type WasmHost = { instantiate(wasm: ArrayBuffer | ArrayBufferView): Promise<{ instance: { exports: unknown } }> }

/** Compiles the kernels and gives a fresh instance with a memory of its own. */
export async function startKernels(wasm: ArrayBuffer | ArrayBufferView): Promise<Kernels> {
  const { WebAssembly: host } = globalThis as unknown as { WebAssembly: WasmHost }
  const { instance } = await host.instantiate(wasm)
  return instance.exports as Kernels
}
