import type { Milliseconds } from '../units.ts'

/** The cookie with the chosen language. In a file of its own: every page stores it. */
export const languageChoiceLifetime: Milliseconds = 365 * 24 * 60 * 60_000
