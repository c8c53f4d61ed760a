import type { Address } from './memory.ts'

type Flag = 0 | 1
type Plane = [plane: Address, width: number, height: number]
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number]

type FourFrames = [first: Address, second: Address, third: Address, oldest: Address]
type Ring = [ring: Address, stride: number, length: number, newest: number]
type Scenery = [frame: Address, width: number, height: number, amount: number, time: number, unit: number]

/** Effects in `build/compositor.wasm`; units and limits are stated in `assembly/effect-*.ts`. */
export type EffectKernels = {
  gridStart(grid: Address, width: number, height: number, origin: number, spacing: number): void
  gridProject(...args: [grid: Address, count: number, ...Matrix]): void
  gridFisheye(...args: [grid: Address, count: number, width: number, height: number, strength: number]): void
  gridTwirl(...args: [grid: Address, count: number, width: number, height: number, angle: number]): void
  gridFinish(grid: Address, count: number, scale: number): void
  warp(...args: [...source: Plane, ...out: Plane, grid: Address, level: number, sharpness: number]): void
  mirror(...args: [...source: Plane, out: Address, leftRight: Flag, topBottom: Flag]): void
  vignette(frame: Address, width: number, height: number, angle: number, table: Address): void
  blockMeans(...args: [...Plane, half: number, spacing: number]): void
  shiftRows(rows: Address, width: number, count: number, shift: number): void
  moveBlocks(...args: [source: Address, out: Address, width: number, side: number, columns: number, rows: number, order: Address]): void
  carveTiles(...args: [...Plane, half: number, joint: number, bevel: number]): void
  tone(samples: Address, count: number, base: number, gain: number, offset: number): void
  mixTowards(samples: Address, other: Address, count: number, weight: number): void
  mixByMask(samples: Address, other: Address, mask: Address, count: number): void
  grainTable(table: Address, width: number, height: number, cell: number): void
  addGrain(samples: Address, count: number, grain: Address, strength: number): void
  lagStart(...args: [...Plane, held: Address, base: number]): void
  lagLuma(...args: [...Plane, held: Address, decay: number]): void
  lagChroma(...args: [...Plane, held: Address, luma: Address, lumaHeld: Address, decay: number]): void
  amplify(...args: [samples: Address, count: number, ...before: FourFrames, factor: number, limit: number]): void
  averageBack(...args: [samples: Address, count: number, ...Ring, limit: number, total: number]): void
  snow(...args: Scenery): void
  rain(...args: Scenery): void
  sparkles(...args: Scenery): void
  embers(...args: Scenery): void
  fireField(field: Address, columns: number, rows: number, shape: number, amount: number, time: number): void
}
