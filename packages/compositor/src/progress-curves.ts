// Curves of progress. Only sums, products and square roots: every browser and machine gives the
// same bits, which sines do not promise.

/** 0 below 0, 1 above 1, and in between a rise that starts and ends gently. */
export function smoothstep(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}

/** `smoothstep` between two moments. */
export function rise(progress: number, from: number, to: number): number {
  return smoothstep((progress - from) / (to - from))
}

/** 0 at both ends, 1 at half time, with no corner anywhere. */
export function swell(progress: number): number {
  return smoothstep(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
}

/** Slow, fast, slow: quintic, so that the middle is a whip. */
export function whip(progress: number): number {
  const t = Math.min(1, Math.max(0, progress))
  return t * t * t * (10 - 15 * t + 6 * t * t)
}

/** A number from 0 to below 1 that looks random and is the same for the same whole numbers. */
export function chance(...seeds: readonly number[]): number {
  let bits = 0x9e3779b9
  for (const seed of seeds) {
    bits = Math.imul(bits ^ seed, 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    bits ^= bits >>> 16
  }
  return (bits >>> 0) / 2 ** 32
}

/** Smooth noise from 0 to 1 over a plane: chances at whole positions, eased in between. */
export function cloud(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [smoothstep(x - left), smoothstep(y - top)]
  const upper = mix(chance(left, top, seed), chance(left + 1, top, seed), across)
  const lower = mix(chance(left, top + 1, seed), chance(left + 1, top + 1, seed), across)
  return mix(upper, lower, down)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
