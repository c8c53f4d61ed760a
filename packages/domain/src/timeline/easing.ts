import type { Fraction } from '../units.ts'

/** Curves from 0 at 0 to 1 at 1; progress outside is taken as its nearest end. */
export function easeOutQuint(progress: number): number {
  return 1 - (1 - clamp(progress)) ** 5
}

export function easeInOut(progress: number): Fraction {
  const clamped = clamp(progress)
  return clamped * clamped * (3 - 2 * clamped)
}

/** Passes 1 by about 6 % before it settles. */
export function easeOutBack(progress: number): number {
  const overshoot = 1.25
  const back = clamp(progress) - 1
  return 1 + (overshoot + 1) * back ** 3 + overshoot * back ** 2
}

export function clamp(progress: number): Fraction {
  return Math.min(1, Math.max(0, progress))
}
