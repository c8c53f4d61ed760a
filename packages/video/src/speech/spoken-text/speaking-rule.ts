import type { SpeakingRule } from './spoken-token.ts'

/** A rule for tokens that match the pattern as a whole; in any case unless `flags` says otherwise. */
export function speakingRule(pattern: string, say: SpeakingRule['say'], flags = 'iu'): SpeakingRule {
  return { pattern: new RegExp(`^(?:${pattern})$`, flags), say }
}

/** Adds words behind and before what was said, or passes on that nothing was. */
export function append(said: string | null, after: string, before = ''): string | null {
  return said === null ? null : `${before}${said}${after}`
}
