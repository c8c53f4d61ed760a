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
  /** Scenes behind which the cut stays hard; the pattern continues behind the next one. */
  hardAfter?: ReadonlySet<number>
  /** Called once for each unknown id of the pattern. */
  warn?: (message: string) => void
  /** Called for each transition that is shorter than its wish; 0 frames stand for a hard cut. */
  onShortened?: (transition: ShortenedTransition) => void
}
export type ShortenedTransition = { id: TransitionId; after: number; wanted: Frames; length: Frames }
export type JoinedScenes = { scenes: { from: Frames; to: Frames }[]; transitions: PlacedTransition[] }

/**
 * Centres one transition on each join and stretches the neighbours so that they overlap by exactly
 * its length. A length is brought into the bounds of its kind, then to half of the shorter
 * neighbour, so that half of a scene is seen alone. Where that is less than the kind allows, its
 * shortest length may take more of the scene, up to where two would meet; else the cut stays hard.
 */
export function placeTransitions(joining: ScenesToJoin): JoinedScenes {
  const { starts, frames, framesPerSecond, pattern, hardAfter = new Set(), warn = () => undefined, onShortened = () => undefined } = joining
  const wishes = pattern.map(({ id, duration }) => ({ id: transitionOrFade(id, warn), duration }))
  const scenes = starts.map((from, index) => ({ from, to: starts[index + 1] ?? frames }))
  const lengths = scenes.map(({ from, to }) => to - from)
  const softBefore = (after: number) => after - [...hardAfter].filter((hard) => hard < after).length
  const placed =
    wishes.length === 0
      ? []
      : starts.slice(1).flatMap((join, after): PlacedTransition[] => {
          const wanted = wishes[softBefore(after) % wishes.length]
          if (wanted === undefined || hardAfter.has(after)) return []
          const shorter = Math.min(lengths[after] ?? 0, lengths[after + 1] ?? 0)
          const { wish, length } = allowedLength(wanted, shorter, framesPerSecond)
          if (length < wish) onShortened({ id: wanted.id, after, wanted: wish, length })
          if (length === 0) return []
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

/** The length in the bounds of its kind, and what of it fits; 0 when nothing allowed does. */
function allowedLength({ id, duration }: { id: TransitionId; duration: Seconds }, shorter: Frames, framesPerSecond: number): { wish: Frames; length: Frames } {
  const { shortest, longest } = transitions[id]
  const least = Math.ceil(shortest * framesPerSecond)
  const wish = Math.max(least, Math.round(Math.min(longest, duration) * framesPerSecond))
  const length = Math.max(least, Math.min(wish, Math.floor(shorter / 2)))
  // Each half of a transition is in one of its scenes, so even two as long as a scene do not meet.
  return { wish, length: length <= shorter ? length : 0 }
}
