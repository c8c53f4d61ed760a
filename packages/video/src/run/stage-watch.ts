import { overallPercent, stageIds, type StageId } from '@relampago/domain/catalogue'
import type { Milliseconds } from '@relampago/domain/units'
import type { Known, Report } from './report.ts'

/** Times each stage and passes progress on, never backwards: stages that run side by side would make it jump. */
export function stageWatch(report: Report) {
  const stageMs = Object.fromEntries(stageIds.map((stage) => [stage, 0])) as Record<StageId, Milliseconds>
  let furthest = -1
  const tell = (stage: StageId, fraction: number, known?: Known) => {
    const percent = overallPercent(stage, fraction)
    if (percent < furthest && known === undefined) return
    furthest = Math.max(furthest, percent)
    report(stage, fraction, known)
  }
  async function run<Result>(stage: StageId, work: (progress: (fraction: number) => void) => Result | Promise<Result>): Promise<Result> {
    const start = performance.now()
    tell(stage, 0)
    const result = await work((fraction) => tell(stage, fraction))
    stageMs[stage] = performance.now() - start
    tell(stage, 1)
    return result
  }
  return { stageMs, run, tell }
}
