import type { Address } from './memory.ts'

type Plane = [plane: Address, width: number, height: number]
type Pair = [plane: Address, out: Address, width: number, height: number]
type Radii = [radiusX: number, radiusY: number]
type Rgb = [red: Address, green: Address, blue: Address, width: number, height: number]

/** Kernels of blurs, sharpeners and outlines; units and limits are in `assembly/still-*.ts`. */
export type AreaKernels = {
  boxBlur(...args: [...Pair, ...Radii, border: number, work: Address]): void
  varianceBlur(...args: [...Pair, ...Radii, strength: number, work: Address]): void
  recursiveBlur(...args: [...Plane, decay: number, times: number, work: Address]): void
  diagonalBlur(...args: [...Plane, decay: number, work: Address]): void
  adaptiveSharpen(...args: [...Plane, strength: number]): void
  unsharpMask(...args: [...Rgb, reach: number, amount: number, work: Address]): void
  gradient(...args: [...Plane, kind: number, scale: number]): void
  dilate(...args: Plane): void
  lighten(plane: Address, other: Address, count: number): void
  greyOf(red: Address, green: Address, blue: Address, count: number): void
  edges(...args: [...Plane, low: number, high: number, work: Address]): void
}
