import { effectValue } from '@relampago/domain/catalogue'
import { expect, it } from 'vitest'
import { busyPicture, compositorWasm } from '../../tests/still-test-setup.ts'
import { startKernels } from '../kernels.ts'
import { manageMemory, type Address, type Memory } from '../memory.ts'
import type { StillEffectId } from '../still-effect.ts'
import { areaDrawings } from './area-drawings.ts'
import { cleaningDrawings } from './cleaning-drawings.ts'
import { borrowing } from './borrowing.ts'
import type { AreaDrawing } from './still-drawing.ts'

const drawings = Object.entries({ ...areaDrawings, ...cleaningDrawings }) as [StillEffectId, AreaDrawing][]
const slack = 64

/** Bytes after each piece of memory in use are marked. */
function marking(memory: Memory): { memory: Memory; changed: () => number } {
  const ends = new Map<Address, Address>()
  const marked: Memory = {
    ...memory,
    allocate(bytes) {
      const address = memory.allocate(bytes)
      memory.view(address + bytes, slack).fill(99)
      ends.set(address, address + bytes)
      return address
    },
    free(address) {
      ends.delete(address)
      memory.free(address)
    },
  }
  const isChanged = (end: Address) => memory.view(end, slack).some((byte) => byte !== 99)
  return { memory: marked, changed: () => [...ends.values()].filter(isChanged).length }
}

it.each(drawings.flatMap(([id, drawing]) => [[33, 29] as const, [64, 50] as const].map(([width, height]) => ({ id, drawing, width, height }))))(
  '$id changes no byte after what it was given, at $width by $height',
  async ({ id, drawing, width, height }) => {
    const kernels = await startKernels(compositorWasm)
    const { memory, changed } = marking(manageMemory(kernels.memory, kernels.heapStart()))
    const count = width * height
    const take = () => memory.allocate(count)
    const [planes, alpha] = [[take(), take(), take()] as const, take()]
    const { rgba } = busyPicture(width, height)
    for (const plane of [...planes, alpha]) memory.view(plane, count).set(rgba.subarray(0, count))

    for (const intensity of [25, 100]) {
      borrowing(memory, (scratch) => {
        drawing.draw({ kernels, memory, width, height, planes, alpha, scale: 1, scratch }, effectValue(id, intensity))
        expect(changed()).toBe(0)
      })
    }
  },
)
