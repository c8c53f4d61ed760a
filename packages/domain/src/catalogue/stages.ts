import type { Bilingual } from './languages.ts'

/**
 * The steps of making one video, in order, with their share of the whole in percent (measured; see
 * docs/performance.md). They sum to 100.
 */
export const stages = {
  subject: { weight: 2, name: { pt: 'Pesquisa', en: 'Research' } },
  script: { weight: 1, name: { pt: 'Roteiro', en: 'Script' } },
  narration: { weight: 7, name: { pt: 'Narração', en: 'Narration' } },
  pictures: { weight: 9, name: { pt: 'Imagens', en: 'Pictures' } },
  soundtrack: { weight: 3, name: { pt: 'Trilha', en: 'Soundtrack' } },
  render: { weight: 68, name: { pt: 'Montagem', en: 'Editing' } },
  check: { weight: 10, name: { pt: 'Verificação', en: 'Final check' } },
} as const satisfies Record<string, { weight: number; name: Bilingual }>
export type StageId = keyof typeof stages
export const stageIds = Object.keys(stages) as StageId[]

/** The one of two stages that comes later; `null` comes before all. */
export function laterStage(one: StageId | null, other: StageId): StageId {
  return one === null || stageIds.indexOf(other) > stageIds.indexOf(one) ? other : one
}

/** Percent of the whole when `stage` is done to `fraction` (0 to 1). 100 only at the end. */
export function overallPercent(stage: StageId, fraction: number): number {
  let before = 0
  for (const id of stageIds) {
    if (id === stage) break
    before += stages[id].weight
  }
  return before + stages[stage].weight * Math.min(1, Math.max(0, fraction))
}
