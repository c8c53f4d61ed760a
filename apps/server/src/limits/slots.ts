export type SlotLimits = { total: number; perOwner: number }
/** Why there is none: all are taken, or the owner has its share. */
export type NoSlot = 'full' | 'own'

/** Counts what one process does at the same time, in all and for each owner. */
export function createSlots({ total, perOwner }: SlotLimits) {
  const owners = new Map<string, number>()
  let taken = 0

  function release(owner: string): void {
    taken -= 1
    const left = (owners.get(owner) ?? 1) - 1
    if (left > 0) owners.set(owner, left)
    else owners.delete(owner)
  }

  return {
    /** Takes a slot and gives what releases it, once however often it is called. */
    take(owner: string): (() => void) | NoSlot {
      const own = owners.get(owner) ?? 0
      if (own >= perOwner) return 'own'
      if (taken >= total) return 'full'
      taken += 1
      owners.set(owner, own + 1)
      let isHeld = true
      return () => {
        if (isHeld) release(owner)
        isHeld = false
      }
    },
  }
}
