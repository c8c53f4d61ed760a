import { stageIds, stages, type StageId } from '@relampago/domain/catalogue'
import type { Fraction, Percent } from '@relampago/domain/units'

export type StageState = { id: StageId; state: 'done' | 'running' | 'waiting'; /** How much of this stage is done. */ fraction: Fraction }

/** What the percentage of the whole says about each stage, in order. `running` is the stage the server named, if it did. */
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
