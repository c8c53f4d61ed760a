import type { Timeline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'

/** The beginning of a video, as a video of its own. */
export function cutTimeline(timeline: Timeline, frames: Frames): Timeline {
  if (frames >= timeline.frames) return timeline
  const shortened = <Part extends { to: Frames }>(part: Part): Part => ({ ...part, to: Math.min(part.to, frames) })
  return {
    ...timeline,
    frames,
    scenes: timeline.scenes.filter(({ from }) => from < frames).map((scene) => shortened(scene)),
    transitions: timeline.transitions.filter(({ to }) => to <= frames),
    effects: timeline.effects.filter(({ from }) => from < frames).map((effect) => shortened(effect)),
    captions: { ...timeline.captions, pages: timeline.captions.pages.filter(({ from }) => from * timeline.framesPerSecond < frames) },
  }
}
