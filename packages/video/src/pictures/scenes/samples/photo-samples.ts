import type { Layout } from '../../scene-plan/scene-plan.ts'

export const photoSamples: readonly Layout[] = [
  { kind: 'photo', form: 'framed', label: 'Desenvolvimento sustentável já' },
  { kind: 'photo', form: 'full', label: 'Desenvolvimento sustentável já' },
]
