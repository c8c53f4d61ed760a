import type { Milliseconds } from '../units.ts'
import type { VideoDuration } from './limits.ts'

/**
 * The speed that visitors read about is measured on the product itself: two cores, nothing else
 * running, the built-in template `default`.
 */
export const measuredTimes = {
  measuredOn: '2026-11-21',
  /** The four seconds that workers make of nobody's order (docs/decisions/0039). */
  testVideoMs: 3700,
  /** From the order to the file, by the length of the video in seconds. */
  orderToFileMs: { 15: 6000, 30: 10_200, 60: 18_600 },
} as const satisfies { measuredOn: string; testVideoMs: Milliseconds; orderToFileMs: Record<VideoDuration, Milliseconds> }
