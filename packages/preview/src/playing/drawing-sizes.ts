import type { Milliseconds } from '@relampago/domain/units'

/**
 * Shares of the full frame at which frames are drawn in time: 360x640, 270x480 and 180x320 of
 * 1080x1920.
 */
export const drawingShares = [1 / 3, 1 / 4, 1 / 6] as const

/** So many of the last frames are looked at. */
const watched = 24
/** With so many late ones among them frames are drawn smaller. */
const toleratedLate = 8

/** Decides how large frames are drawn while a person plays. */
export type SizeChoice = {
  /** Index into `drawingShares`. */
  level(): number
  /** A frame was drawn, and how many before it had no time. */
  drawn(frame: { took: Milliseconds; skipped: number; interval: Milliseconds }): void
  /** Playing starts: the largest size is tried again. */
  restart(): void
}

/** Sizes fall when frames are late for a while, and do not rise again within the same play. */
export function chooseSizes(): SizeChoice {
  let level = 0
  let late: boolean[] = []
  return {
    level: () => level,
    drawn({ took, skipped, interval }) {
      late = [...late, took > interval * 0.9 || skipped > 0].slice(-watched)
      if (late.filter(Boolean).length <= toleratedLate || level === drawingShares.length - 1) return
      level += 1
      late = []
    },
    restart() {
      level = 0
      late = []
    },
  }
}
