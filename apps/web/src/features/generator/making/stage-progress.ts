import { stageIds, stages, type StageId } from '@relampago/domain/catalogue'
import type { EpochMs, Fraction, Milliseconds, Percent } from '@relampago/domain/units'
import type { Progress } from '../read-progress.ts'

export type StageState = {
  id: StageId
  state: 'done' | 'running' | 'waiting'
  /** How much of this stage is done. */
  fraction: Fraction
}

/**
 * What the percentage of the whole says about each stage, in order. `running` is the stage the
 * server named, if it did.
 */
export function stageStates(percent: Percent, running: StageId | null): StageState[] {
  let before = 0
  const runningIndex = running === null ? -1 : stageIds.indexOf(running)
  return stageIds.map((id, index) => {
    const fraction = Math.min(1, Math.max(0, (percent - before) / stages[id].weight))
    before += stages[id].weight
    if (percent >= 100 || index < runningIndex) return { id, state: 'done', fraction: 1 }
    if (index === runningIndex) return { id, state: 'running', fraction }
    return { id, state: 'waiting', fraction: 0 }
  })
}

/**
 * How long each stage took, and the running one up to `elapsed`: a stage ends where the next one
 * begins.
 */
export function stageTimes(begun: Progress['stages'], elapsed: Milliseconds): ReadonlyMap<StageId, Milliseconds> {
  return new Map(begun.map(({ id, began_ms: began }, index) => [id, Math.max(0, (begun[index + 1]?.began_ms ?? elapsed) - began)]))
}

/**
 * Whether the work on a running video has taken longer at `now` than it usually does. The wait in
 * line is not part of it.
 */
export function isOverdue({ status, startedAt, stages: begun, typical_ms: typical }: Overdue, now: EpochMs): boolean {
  return status === 'running' && now - startedAt - (begun[0]?.began_ms ?? 0) > typical
}
type Overdue = Pick<Progress, 'status' | 'startedAt' | 'stages' | 'typical_ms'>

/** The scene that is rendered at `fraction` of the video: sentences count by their letters. */
export function sceneAt(fraction: Fraction, sentences: readonly string[]): number {
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  let before = 0
  const scene = sentences.findIndex((sentence) => {
    before += sentence.length
    return before > fraction * letters
  })
  return scene === -1 ? sentences.length - 1 : scene
}
