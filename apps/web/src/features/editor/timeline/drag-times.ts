import { shortestEffect, type EditorEffect } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'

export type Times = Pick<EditorEffect, 'startTime' | 'endTime'>
/** Which part of a bar moves. */
export type BarPart = 'start' | 'end' | 'whole'
export type Snapping = {
  totalSeconds: Seconds
  /** Moments that edges are drawn to: edges of transitions, the playhead. */
  targets: readonly Seconds[]
  /** How close an edge must come. */
  within: Seconds
}

/** The times of an effect after a part of it has moved by so much: whole tenths, or snapped. */
export function dragTimes(from: Times, part: BarPart, by: Seconds, snapping: Snapping): Times {
  const { totalSeconds } = snapping
  if (part === 'start') return { ...from, startTime: clamp(snapped(from.startTime + by, snapping), 0, from.endTime - shortestEffect) }
  if (part === 'end') return { ...from, endTime: clamp(snapped(from.endTime + by, snapping), from.startTime + shortestEffect, totalSeconds) }
  const length = from.endTime - from.startTime
  const start = clamp(wholeStart(from.startTime + by, length, snapping), 0, totalSeconds - length)
  return { startTime: start, endTime: milliseconds(start + length) }
}

/** The edge that is closer to a target decides; without one the start is at a whole tenth. */
function wholeStart(start: Seconds, length: Seconds, snapping: Snapping): Seconds {
  const atStart = nearestTarget(start, snapping)
  const atEnd = nearestTarget(start + length, snapping)
  if (atStart === null && atEnd === null) return tenths(start)
  return distance(atStart, start) <= distance(atEnd, start + length) ? (atStart ?? start) : (atEnd ?? 0) - length
}

function distance(target: Seconds | null, edge: Seconds): Seconds {
  return target === null ? Infinity : Math.abs(target - edge)
}

function snapped(time: Seconds, snapping: Snapping): Seconds {
  return nearestTarget(time, snapping) ?? tenths(time)
}

function nearestTarget(time: Seconds, { targets, within }: Snapping): Seconds | null {
  const close = targets.filter((target) => Math.abs(target - time) <= within)
  return close.toSorted((one, other) => Math.abs(one - time) - Math.abs(other - time))[0] ?? null
}

/** Where bounds cross, the lower one counts. */
function clamp(time: Seconds, least: Seconds, most: Seconds): Seconds {
  return milliseconds(Math.max(least, Math.min(most, time)))
}

export function tenths(time: Seconds): Seconds {
  return Math.round(time * 10) / 10
}

function milliseconds(time: Seconds): Seconds {
  return Math.round(time * 1000) / 1000
}
