import { sizeScript, tellsFact, type DraftSentence } from '../drafts/draft-sentence.ts'
import { type ThemeBrief } from './theme-brief.ts'

/** Facts and tips that a video of each length tells when so many are known and fit. */
export const fewestFacts = { 15: 3, 30: 4, 60: 7 } as const satisfies Record<ThemeBrief['seconds'], number>

/** How many facts the drafts tell for sure, of so many that are wanted. */
export function sureFacts(drafts: readonly DraftSentence[], brief: ThemeBrief, wanted: number): number {
  return sizeScript(drafts, brief.seconds, brief.language, { facts: wanted }).filter((one) => one.priority <= 2 && tellsFact(one)).length
}
