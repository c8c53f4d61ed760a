import type { Rgb } from './color-drawing.ts'

/** What becomes of each level; fractions are cut, what leaves the range stops at its ends. */
export function levelTable(levelOf: (level: number) => number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, level) => Math.floor(Math.min(255, Math.max(0, levelOf(level)))))
}

/** The same change of level for red, green and blue. */
export function onEachChannel(levels: Uint8Array): (color: Rgb) => Rgb {
  return ([red, green, blue]) => [levelBetween(levels, red), levelBetween(levels, green), levelBetween(levels, blue)]
}

/** What becomes of a level with a fraction. */
export function levelBetween(levels: Uint8Array, level: number): number {
  const whole = Math.floor(level)
  const low = levels[whole] ?? 0
  return low + ((levels[whole + 1] ?? low) - low) * (level - whole)
}

/** So much of the changed colour over the colour. */
export function mixed(color: Rgb, changed: Rgb, share: number): Rgb {
  const level = (at: 0 | 1 | 2) => changed[at] * share + color[at] * (1 - share)
  return [level(0), level(1), level(2)]
}

export function clamped(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
