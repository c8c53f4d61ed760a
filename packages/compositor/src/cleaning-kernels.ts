import type { Address } from './memory.ts'

type Plane = [plane: Address, width: number, height: number]

/** Kernels of denoisers and of what smooths within edges. */
export type CleaningKernels = {
  removeGrain(...args: [...source: Plane, out: Address, kind: number]): void
  blurByKernel(...args: [...Plane, kernel: Address, half: number, room: Address]): void
  smoothAlong(...args: [...Plane, changes: Address]): void
  cleanByMeans(...args: [...Plane, decay: number, edged: Address, sums: Address, totals: Address]): void
  cleanByWaves(...args: [...source: Plane, out: Address, power: number]): void
  halve8(...args: [...source: Plane, out: Address, room: Address]): void
  double8(...args: [half: Address, width: number, height: number, out: Address, room: Address]): void
}
