import { describe, expect, it } from 'vitest'
import { manageMemory } from './memory.ts'

function startMemory(pages = 1) {
  let buffer = new ArrayBuffer(pages * 65_536)
  const wasm = {
    get buffer() {
      return buffer
    },
    grow(more: number) {
      const before = buffer.byteLength / 65_536
      buffer = buffer.transfer(buffer.byteLength + more * 65_536)
      return before
    },
  }
  return { wasm, memory: manageMemory(wasm, 1000) }
}

describe('the memory of the kernels', () => {
  it('starts above what the kernels use, at multiples of 16, with 64 bytes between pieces', () => {
    const { memory } = startMemory()

    expect([memory.allocate(100), memory.allocate(100)]).toEqual([1008, 1184])
  })

  it('uses freed room again, and two freed neighbours as one', () => {
    const { memory } = startMemory()
    const [first, second] = [memory.allocate(100), memory.allocate(100), memory.allocate(100)]

    memory.free(second)
    memory.free(first)

    expect(memory.allocate(250)).toBe(first)
  })

  it('grows when nothing fits and keeps what was written', () => {
    const { memory, wasm } = startMemory()
    const kept = memory.allocate(4)
    memory.view(kept, 4).set([1, 2, 3, 4])

    const large = memory.allocate(200_000)

    expect(wasm.buffer.byteLength).toBeGreaterThan(large + 200_000)
    expect([...memory.view(kept, 4)]).toEqual([1, 2, 3, 4])
  })

  it('grows in advance to the size that is reserved', () => {
    const { memory, wasm } = startMemory()

    memory.reserve(300_000)
    const before = wasm.buffer.byteLength
    memory.allocate(250_000)

    expect(wasm.buffer.byteLength).toBe(before)
  })

  it('refuses to free the same piece twice', () => {
    const { memory } = startMemory()
    const address = memory.allocate(10)
    memory.free(address)

    expect(() => memory.free(address)).toThrow('nothing was allocated')
  })
})
