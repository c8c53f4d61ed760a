import type { Seconds } from '@relampago/domain/units'
import type { Stretch } from './sounding.ts'

/**
 * Word times by letters alone: the time in which something is heard is shared out among the words
 * by how many letters each has, pauses left out. `stretches` has at least one.
 */
export function spreadWords(spoken: readonly string[], stretches: readonly Stretch[]): Stretch[] {
  const letters = spoken.map((word) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
  const total = Math.max(1, sum(letters))
  const seconds = sum(stretches.map(({ from, to }) => to - from))
  let before = 0
  return letters.map((count) => {
    const from = momentAt((before / total) * seconds, stretches, 'next')
    before += count
    return { from, to: Math.max(from, momentAt((before / total) * seconds, stretches, 'last')) }
  })
}

/**
 * When this much has been heard. At the edge of a pause: `last` is where it begins, `next` where it
 * ends.
 */
function momentAt(heard: Seconds, stretches: readonly Stretch[], edge: 'last' | 'next'): Seconds {
  let left = heard
  for (const { from, to } of stretches) {
    const isInside = edge === 'last' ? left <= to - from + rounding : left < to - from - rounding
    if (isInside) return Math.min(to, from + left)
    left -= to - from
  }
  return stretches.at(-1)?.to ?? 0
}

const rounding: Seconds = 1e-6

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
