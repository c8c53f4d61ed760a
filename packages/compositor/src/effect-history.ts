import type { Address, Memory } from './memory.ts'

/**
 * What effects that depend on earlier frames remember: one history for one run of frames that
 * follow each other. An effect whose `frame` does not follow the one before it starts with an empty
 * history.
 */
export type EffectHistory = {
  /** Forgets everything; the next frame is a first one. */
  reset(): void
}

/**
 * Memory of one effect. `held` is how many frames in a row it has seen before this one: 0 means
 * that its content is undefined.
 */
export type Remembered = { address: Address; held: number }

/** The side of a history that effects use. */
export type HistoryMemory = EffectHistory & {
  /** Notes that an effect now sees frame `frame`, and gives its memory. May grow the memory. */
  remember(effect: string, frame: number, bytes: number): Remembered
  release(): void
}

export function makeEffectHistory(memory: Memory): HistoryMemory {
  const slots = new Map<string, Remembered & { frame: number }>()
  return {
    reset() {
      for (const slot of slots.values()) slot.frame = Number.NaN
    },
    remember(effect, frame, bytes) {
      const known = slots.get(effect)
      const follows = known !== undefined && known.frame === frame - 1
      const slot = { address: known?.address ?? memory.allocate(bytes), held: follows ? known.held + 1 : 0, frame }
      slots.set(effect, slot)
      return slot
    },
    release() {
      for (const { address } of slots.values()) memory.free(address)
      slots.clear()
    },
  }
}
