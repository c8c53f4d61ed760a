import type { Address } from './memory.ts'
import type { AreaKernels } from './area-kernels.ts'
import type { CleaningKernels } from './cleaning-kernels.ts'

type Colors = [first: Address, second: Address, third: Address]

/** The kernels of `assembly/still-*.ts`; units and limits are stated there. */
export type StillKernels = AreaKernels &
  CleaningKernels & {
    splitRgba(...args: [rgba: Address, count: number, ...colors: Colors, alpha: Address]): void
    mergeRgba(...args: [...colors: Colors, alpha: Address, count: number, rgba: Address]): void
    premultiply(...args: [...colors: Colors, alpha: Address, count: number]): void
    unpremultiply(...args: [...colors: Colors, alpha: Address, count: number]): void
    fillGaps(...args: [...colors: Colors, alpha: Address, width: number, height: number, faintest: number]): void
    rgbToYuv(...args: [...colors: Colors, count: number]): void
    yuvToRgb(...args: [...colors: Colors, count: number]): void
    mixPlane(plane: Address, before: Address, count: number, weight: number): void
  }
