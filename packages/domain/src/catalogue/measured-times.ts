import type { Milliseconds } from '../units.ts'
import type { VideoDuration } from './limits.ts'

type MeasuredTimes = {
  /** The day, as YYYY-MM-DD. */
  measuredOn: string
  /** What anyone can run to measure the same; with another length for the others. */
  command: string
  machine: { cores: number; hasGraphicsCard: boolean }
  /** Videos of 30 s; the one in the middle counts. Of 15 and 60 s the least disturbed one does. */
  runs: number
  testVideoMs: Milliseconds
  orderToFileMs: Record<VideoDuration, Milliseconds>
}

/**
 * The speed that visitors read about is measured on the product itself, with nothing else running
 * and the built-in template `default`.
 */
export const measuredTimes = {
  measuredOn: '2026-11-24',
  command: 'npm run make -- "dormir melhor" --duration 30',
  machine: { cores: 2, hasGraphicsCard: false },
  runs: 3,
  /** The four seconds that workers make of nobody's order (docs/decisions/0039). */
  testVideoMs: 3700,
  /** From the order to the file, by the length of the video in seconds. */
  orderToFileMs: { 15: 8600, 30: 14_500, 60: 29_000 },
} as const satisfies MeasuredTimes
