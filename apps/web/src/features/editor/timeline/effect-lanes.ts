import type { EditorEffect } from '@relampago/domain/editor'

type Timed = Pick<EditorEffect, 'id' | 'startTime' | 'endTime'>

/**
 * The row of each effect, counted from 0: the first in which it meets no earlier one. Rows follow
 * the order of drawing, so a new effect moves none of the others.
 */
export function effectLanes(effects: readonly Timed[]): { laneOf: ReadonlyMap<string, number>; count: number } {
  const lanes: Timed[][] = []
  const laneOf = new Map<string, number>()
  for (const effect of effects) {
    const free = lanes.findIndex((lane) => lane.every((other) => !meet(effect, other)))
    const index = free === -1 ? lanes.length : free
    lanes[index] = [...(lanes[index] ?? []), effect]
    laneOf.set(effect.id, index)
  }
  return { laneOf, count: Math.max(1, lanes.length) }
}

function meet(one: Timed, other: Timed): boolean {
  return one.startTime < other.endTime && other.startTime < one.endTime
}
