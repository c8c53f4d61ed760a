import type { Milliseconds, Percent } from '../units.ts'

/** When a page asks how far a video is, and when it admits that nothing moved. */
export const polling = { firstEveryMs: 1500, laterEveryMs: 2000, firstPolls: 30, stuckAfterMs: 30_000, longestWaitMs: 15_000 } as const

/**
 * Wait before the next question, after `pollsDone` answers. Each question in a row without an
 * answer doubles it, so that a server that restarts is not stormed; `askedToWait` is what the
 * server itself asked for, 0 when it did not.
 */
export function pollIntervalMs(pollsDone: number, failuresInARow = 0, askedToWait: Milliseconds = 0): Milliseconds {
  const usual = pollsDone < polling.firstPolls ? polling.firstEveryMs : polling.laterEveryMs
  const backedOff = Math.min(polling.longestWaitMs, usual * 2 ** failuresInARow)
  return Math.max(backedOff, Math.min(askedToWait, 60_000))
}

/** Whether the reported value has not moved for so long that the page should say so. */
export function isStuck(unchangedFor: Milliseconds): boolean {
  return unchangedFor > polling.stuckAfterMs
}

/** A reply with a longer step than this is shown as a short one, so that the bar does not leap. */
const longestStep: Percent = 20
const shortStep: Percent = 5

/** What the bar shows at the moment a reply arrives. The end is never held back. */
export function smoothJump(shown: Percent, reported: Percent): Percent {
  if (reported >= 100) return 100
  return reported - shown > longestStep ? shown + shortStep : Math.max(shown, reported)
}

/** Below `below` reported percent, a waiting bar creeps no further than `cap`. */
const creepBands = [
  { below: 50, cap: 80 },
  { below: 70, cap: 85 },
  { below: 80, cap: 90 },
  { below: 90, cap: 93 },
  { below: Infinity, cap: 95 },
] as const

export function creepCap(reported: Percent): Percent {
  return creepBands.find(({ below }) => reported < below)?.cap ?? 95
}

const creepPerSecond: Percent = 0.5
/** A gap to the real value halves in this time. */
const gapHalvesInMs: Milliseconds = 700

/**
 * Where the bar stands `elapsed` after it stood at `shown`: it eases towards the reported value,
 * and while it waits there it creeps towards a cap. Never runs backwards; shows 100 only for a
 * reported 100.
 */
export function easeDisplay(shown: Percent, reported: Percent, elapsed: Milliseconds): Percent {
  if (reported >= 100) return 100
  const gap = reported - shown
  if (gap > creepPerSecond) return reported - gap * 0.5 ** (elapsed / gapHalvesInMs)
  const crept = shown + (creepPerSecond * elapsed) / 1000
  return Math.max(shown, Math.min(crept, creepCap(reported)))
}
