import { overallPercent, stageIds, type StageId } from '@relampago/domain/catalogue'
import type { Fraction, Milliseconds } from '@relampago/domain/units'

/**
 * What is known of a video while it is being made; grows from stage to stage. Sentences are a draft
 * until the narration is there.
 */
export type Known = {
  title?: string
  sentences?: string[]
  /** File of the thumbnail just finished; `part` counts the shots of one sentence. */
  picture?: { index: number; part: number; file: string }
  /** Files that show the video before its pictures and its film are there. */
  preview?: { timeline: string; sound: string }
}
/** Called often; `fraction` is the share of the stage that is done. */
export type Report = (stage: StageId, fraction: Fraction, known?: Known) => void

export type Progress = {
  /** Time from the start of each stage to its end; soundtrack and render run side by side. */
  stageMs: Record<StageId, Milliseconds>
  /** Runs a stage or a part of it, adds its time and passes its progress on. */
  stage<Result>(stage: StageId, work: (report: (fraction: Fraction) => void) => Result | Promise<Result>): Promise<Result>
  tell: Report
}

/** Passes progress on, never backwards: stages that run side by side would make it jump. */
export function openProgress(report: Report): Progress {
  const stageMs = Object.fromEntries(stageIds.map((stage) => [stage, 0])) as Record<StageId, Milliseconds>
  let furthest = -1
  const tell: Report = (stage, fraction, known) => {
    const percent = overallPercent(stage, fraction)
    if (percent < furthest && known === undefined) return
    furthest = Math.max(furthest, percent)
    report(stage, fraction, known)
  }
  return {
    stageMs,
    tell,
    async stage(stage, work) {
      const start = performance.now()
      tell(stage, 0)
      const result = await work((fraction) => tell(stage, fraction))
      stageMs[stage] += performance.now() - start
      tell(stage, 1)
      return result
    },
  }
}
