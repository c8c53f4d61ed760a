import type { Frame } from '@relampago/compositor'
import type { SceneStage } from '@relampago/compositor/stage'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { Suspect } from './find-suspects.ts'
import { frameSum, isDark, lookAt } from './look.ts'

/** A stage that has drawn nothing yet. */
export type FreshStage = {
  stage: SceneStage
  /** Where it draws. */
  into: Frame
  /** Whether pictures or effects had to be left out: its frames prove nothing then. */
  isMakeshift: () => boolean
}

/**
 * Whether a suspect is a fault: a fresh stage is asked to draw it, and what it draws moves, or has
 * light. A design that stands still or is dark comes out the same again.
 */
export async function isFault(suspect: Suspect, timeline: TimelineOutline, openStage: () => Promise<FreshStage>): Promise<boolean> {
  const { stage, into, isMakeshift } = await openStage()
  const draw = async (frame: Frames) => {
    await stage.bringPictures(frame)
    stage.draw(frame, into)
    return into.bytes()
  }
  try {
    if (suspect.kind === 'dark') return !isDark(lookAt(await draw(suspect.other), timeline)) && !isMakeshift()
    const first = frameSum(await draw(suspect.from), timeline)
    return frameSum(await draw(suspect.other), timeline) !== first && !isMakeshift()
  } finally {
    await stage.close()
  }
}

/** The stretch in words, for notes and errors. */
export function describeSuspect({ kind, from, to }: Suspect, framesPerSecond: number): string {
  const seconds = (frame: Frames) => (frame / framesPerSecond).toFixed(1)
  return `${kind === 'still' ? 'stands still' : 'is dark'} from ${seconds(from)} s to ${seconds(to)} s`
}
