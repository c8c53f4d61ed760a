import type { Knowledge } from '../story/knowledge.ts'
import type { FactSource } from './fact-source.ts'

/** What was found before the video began, and the name of the source that states it. */
export type GivenKnowledge = { source: string; knowledge: Knowledge }

/** States exactly what it is given, whatever is asked: plain data from another process. */
export function givenSource({ source, knowledge }: GivenKnowledge): FactSource {
  return { name: source, version: '1', timeLimitMs: 1000, attempts: 1, find: async () => knowledge }
}
