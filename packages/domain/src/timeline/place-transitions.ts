import { transitionOrFade, transitions, type TransitionId } from '../catalogue/index.ts'
import type { Frames, Seconds } from '../units.ts'
import type { PlacedTransition } from './timeline.ts'

export type ScenesToJoin = {
  /** First frame of each scene as if all cuts were hard, ascending; the first is 0. */
  starts: readonly Frames[]
  /** Length of the video. */
  frames: Frames
  framesPerSecond: number
  /**
   * Used in this order and repeated; empty leaves hard cuts. Ids come from stored templates: an
   * unknown one becomes a fade.
   */
  pattern: readonly { id: string; duration: Seconds }[]
  /** Called once for each unknown id of the pattern. */
  warn?: (message: string) => void
}
export type JoinedScenes = { scenes: { from: Frames; to: Frames }[]; transitions: PlacedTransition[] }

/**
 * Centres one transition on each join and stretches the neighbours so that they overlap by exactly
 * its length. A length is brought into the bounds of its kind, then to half of the shorter
 * neighbour at most, so that two never meet; where not even the shortest allowed fits, the cut
 * stays hard.
 */
export function placeTransitions({ starts, frames, framesPerSecond, pattern, warn = () => undefined }: ScenesToJoin): JoinedScenes {
  const wishes = pattern.map(({ id, duration }) => ({ id: transitionOrFade(id, warn), duration }))
  const scenes = starts.map((from, index) => ({ from, to: starts[index + 1] ?? frames }))
  const lengths = scenes.map(({ from, to }) => to - from)
  const placed =
    wishes.length === 0
      ? []
      : starts.slice(1).flatMap((join, after): PlacedTransition[] => {
          const wanted = wishes[after % wishes.length]
          if (wanted === undefined) return []
          const room = Math.floor(Math.min(lengths[after] ?? 0, lengths[after + 1] ?? 0) / 2)
          const length = allowedLength(wanted, room, framesPerSecond)
          if (length === null) return []
          const from = join - Math.floor(length / 2)
          return [{ id: wanted.id, after, from, to: from + length }]
        })
  for (const { after, from, to } of placed) {
    const outgoing = scenes[after]
    const incoming = scenes[after + 1]
    if (outgoing !== undefined) outgoing.to = to
    if (incoming !== undefined) incoming.from = from
  }
  return { scenes, transitions: placed }
}

function allowedLength({ id, duration }: { id: TransitionId; duration: Seconds }, room: Frames, framesPerSecond: number): Frames | null {
  const { shortest, longest } = transitions[id]
  const wanted = Math.round(Math.min(longest, Math.max(shortest, duration)) * framesPerSecond)
  const length = Math.min(wanted, room)
  return length >= Math.ceil(shortest * framesPerSecond) ? length : null
}
