import { levelTable } from './levels.ts'

type Point = readonly [x: number, y: number]

/**
 * The levels of a natural cubic spline, which has no bend at its ends. Points go from x 0 to 1, in
 * order; pieces begin at whole levels.
 */
export function splineThrough(points: readonly Point[]): Uint8Array {
  const bends = bendsAt(points)
  const levels = new Uint8Array(256)
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [x, y] = points[at] ?? [0, 0]
    const [nextX, nextY] = points[at + 1] ?? [1, 1]
    const [bend, nextBend] = [bends[at] ?? 0, bends[at + 1] ?? 0]
    const width = nextX - x
    const slope = (nextY - y) / width - (width * (2 * bend + nextBend)) / 6
    const first = Math.trunc(x * 255)
    const piece = levelTable((level) => {
      const within = (level - first) / 255
      return 255 * (y + within * (slope + within * (bend / 2 + (within * (nextBend - bend)) / (6 * width))))
    })
    levels.set(piece.subarray(first), first)
  }
  return levels
}

/** Second derivatives at the points, from the tridiagonal equations of a natural spline. */
function bendsAt(points: readonly Point[]): number[] {
  const x = (at: number) => points[at]?.[0] ?? 0
  const slope = (at: number) => ((points[at + 1]?.[1] ?? 0) - (points[at]?.[1] ?? 0)) / (x(at + 1) - x(at))
  const last = points.length - 1
  const factors = [0]
  const rests = [0]
  for (let at = 1; at < last; at += 1) {
    const [before, after] = [x(at) - x(at - 1), x(at + 1) - x(at)]
    const divisor = 2 * (before + after) - before * (factors[at - 1] ?? 0)
    factors.push(after / divisor)
    rests.push((6 * (slope(at) - slope(at - 1)) - before * (rests[at - 1] ?? 0)) / divisor)
  }
  const bends = Array<number>(points.length).fill(0)
  for (let at = last - 1; at > 0; at -= 1) bends[at] = (rests[at] ?? 0) - (factors[at] ?? 0) * (bends[at + 1] ?? 0)
  return bends
}
