import { orderWaitLimitMs, type Plan } from '@relampago/domain/catalogue'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'

/** An order that no worker has taken yet. */
export type Waiting = {
  id: string
  userId: string
  plan: Plan['id']
  /** A lower one is made first. */
  place: number
  orderedAt: EpochMs
  /** What making it is expected to take. */
  workMs: Milliseconds
}

/** All unfinished videos: `waiting` in the order in which they are made. */
export type Line = {
  waiting: Waiting[]
  /** `leftMs`: work that is expected to be left. */
  running: { userId: string; leftMs: Milliseconds }[]
  /** Videos that the workers make side by side; at least 1. */
  slots: number
}

export type Newcomer = Pick<Waiting, 'userId' | 'plan' | 'orderedAt' | 'workMs'>

/**
 * A Free order counts as one turn later than it is, until it has waited this long: from then on no
 * Pro order passes it.
 */
const freeWaitsForProMs: Milliseconds = 3 * 60 * 1000

/** How long each waiting order still waits, in the order of the line, if no other comes. */
export function forecastWaits({ waiting, running, slots }: Line): Milliseconds[] {
  const freeAt = running.map(({ leftMs }) => leftMs)
  while (freeAt.length < slots) freeAt.push(0)
  return waiting.map(({ workMs }) => {
    const wait = Math.min(...freeAt)
    freeAt[freeAt.indexOf(wait)] = wait + workMs
    return wait
  })
}

/**
 * Where a new order comes in line (the index in `waiting` before which it stands), and its wait
 * there. It passes those whose turn is later than its own, from the end of the line, but nobody
 * whose wait would then pass `orderWaitLimitMs`.
 */
export function placeInLine(line: Line, newcomer: Newcomer): { index: number; waitMs: Milliseconds } {
  const now = newcomer.orderedAt
  const { turns, nextTurn } = turnsOf(line, now)
  const turn = nextTurn(newcomer)
  let index = line.waiting.length
  while (index > 0 && (turns[index - 1] ?? 0) > turn) index -= 1
  const before = forecastWaits(line)
  for (;;) {
    const waits = forecastWaits({ ...line, waiting: line.waiting.toSpliced(index, 0, { ...newcomer, id: '', place: 0 }) })
    const broken = lastBrokenPromise(line.waiting, { before, after: waits.toSpliced(index, 1), now })
    if (broken === -1) return { index, waitMs: waits[index] ?? 0 }
    index = broken + 1
  }
}

/**
 * The turn of each waiting order: 0 for a person's first unfinished order, 1 for the second. So
 * each person gets one video made before anybody gets a second one.
 */
function turnsOf({ waiting, running }: Line, now: EpochMs) {
  const unfinished = new Map<string, number>()
  const count = (userId: string) => {
    const earlier = unfinished.get(userId) ?? 0
    unfinished.set(userId, earlier + 1)
    return earlier
  }
  const nextTurn = ({ userId, plan, orderedAt }: Newcomer) => count(userId) + (plan === 'free' && now - orderedAt < freeWaitsForProMs ? 1 : 0)
  for (const { userId } of running) count(userId)
  return { turns: waiting.map(nextTurn), nextTurn }
}

type Waits = { before: Milliseconds[]; after: Milliseconds[]; now: EpochMs }

/** The last order in line that would wait longer than before, and too long; -1 for none. */
function lastBrokenPromise(waiting: readonly Waiting[], { before, after, now }: Waits): number {
  return waiting.findLastIndex(({ orderedAt }, index) => {
    const wait = after[index] ?? 0
    return wait > (before[index] ?? 0) && now + wait > orderedAt + orderWaitLimitMs
  })
}
