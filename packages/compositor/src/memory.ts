export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }

/** Byte offset in the kernels' memory. */
export type Address = number

/** Hands out pieces of the kernels' memory. */
export type Memory = {
  /**
   * Room for `bytes` with 64 bytes of slack after it (see `assembly/index.ts`), at a multiple of
   * 16. May grow the memory, which ends all views.
   */
  allocate(bytes: number): Address
  /** Gives back what `allocate` gave; its room is used again. */
  free(address: Address): void
  /** A view without a copy; it dies when the memory grows. */
  view(address: Address, bytes: number): Uint8Array<ArrayBuffer>
  /** Makes sure that so many further bytes can be allocated without growing, unless in pieces. */
  reserve(bytes: number): void
}

type Gap = { start: Address; end: Address }

const slack = 64
const alignment = 16
const pageBytes = 65_536

/** First fit over a sorted list of gaps; neighbours are merged. Some dozens of large pieces. */
export function manageMemory(memory: WasmMemory, heapStart: Address): Memory {
  const gaps: Gap[] = [{ start: roundUp(heapStart, alignment), end: memory.buffer.byteLength }]
  const sizes = new Map<Address, number>()

  function grow(bytes: number): void {
    const start = memory.buffer.byteLength
    memory.grow(Math.ceil(bytes / pageBytes))
    giveBack({ start, end: memory.buffer.byteLength })
  }

  function giveBack(gap: Gap): void {
    const after = gaps.findIndex(({ start }) => start > gap.start)
    const at = after < 0 ? gaps.length : after
    gaps.splice(at, 0, gap)
    meltWithNext(at)
    if (at > 0) meltWithNext(at - 1)
  }

  function meltWithNext(at: number): void {
    const [gap, next] = [gaps[at], gaps[at + 1]]
    if (gap === undefined || next === undefined || gap.end !== next.start) return
    gap.end = next.end
    gaps.splice(at + 1, 1)
  }

  function take(size: number): Address | null {
    const at = gaps.findIndex(({ start, end }) => end - start >= size)
    const gap = gaps[at]
    if (gap === undefined) return null
    const address = gap.start
    gap.start += size
    if (gap.start === gap.end) gaps.splice(at, 1)
    return address
  }

  return {
    allocate(bytes) {
      const size = roundUp(bytes + slack, alignment)
      let address = take(size)
      if (address === null) {
        grow(size)
        address = take(size)
      }
      if (address === null) throw new Error(`no room for ${bytes} bytes after growing`)
      sizes.set(address, size)
      return address
    },
    free(address) {
      const size = sizes.get(address)
      if (size === undefined) throw new Error(`nothing was allocated at ${address}`)
      sizes.delete(address)
      giveBack({ start: address, end: address + size })
    },
    view: (address, bytes) => new Uint8Array(memory.buffer, address, bytes),
    reserve(bytes) {
      const spare = gaps.reduce((sum, { start, end }) => sum + end - start, 0)
      if (spare < bytes) grow(bytes - spare)
    },
  }
}

function roundUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple
}
