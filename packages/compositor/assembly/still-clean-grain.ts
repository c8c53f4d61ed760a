// Removal of single odd pixels: each is compared with its eight neighbours.

const rowOut: usize = memory.data(8192 + 64, 16)

// The order of comparisons that leaves the two middle ones of eight in `middleLow`, `middleHigh`.
let middleLow: v128 = i64x2.splat(0)
let middleHigh: v128 = i64x2.splat(0)

/**
 * `out` is `source` without grain; the outermost pixels stay. Kinds: 1 no pixel is outside the
 * range of its neighbours; 4 each is within their middle two; 11 neighbours weigh 1 2 1, 2 4 2,
 * 1 2 1; 20 the mean of the nine.
 */
export function removeGrain(source: usize, width: i32, height: i32, out: usize, kind: i32): void {
  memory.copy(out, source, <usize>width * <usize>height)
  if (width < 3) return
  for (let y = 1; y < height - 1; y++) {
    const row = source + <usize>y * width
    for (let x = 0; x < width - 2; x += 16) v128.store(rowOut + x, cleaned(row + x, width, kind))
    memory.copy(out + <usize>y * width + 1, rowOut, width - 2)
  }
}

/** 16 pixels; `middle` is left of the first. */
function cleaned(middle: usize, width: usize, kind: i32): v128 {
  const above = middle - width
  const below = middle + width
  if (kind == 1) return withinNeighbours(above, middle, below)
  if (kind == 4) return withinMiddle(above, middle, below)
  return kind == 11 ? weighted(above, middle, below) : mean(above, middle, below)
}

function withinNeighbours(above: usize, middle: usize, below: usize): v128 {
  const a = v128.load(above)
  const b = v128.load(above, 1)
  const c = v128.load(above, 2)
  const d = v128.load(middle)
  const e = v128.load(middle, 2)
  const f = v128.load(below)
  const g = v128.load(below, 1)
  const h = v128.load(below, 2)
  const low = i8x16.min_u(i8x16.min_u(i8x16.min_u(a, b), i8x16.min_u(c, d)), i8x16.min_u(i8x16.min_u(e, f), i8x16.min_u(g, h)))
  const high = i8x16.max_u(i8x16.max_u(i8x16.max_u(a, b), i8x16.max_u(c, d)), i8x16.max_u(i8x16.max_u(e, f), i8x16.max_u(g, h)))
  return i8x16.min_u(high, i8x16.max_u(low, v128.load(middle, 1)))
}

function withinMiddle(above: usize, middle: usize, below: usize): v128 {
  findMiddle(
    v128.load(above),
    v128.load(above, 1),
    v128.load(above, 2),
    v128.load(middle),
    v128.load(middle, 2),
    v128.load(below),
    v128.load(below, 1),
    v128.load(below, 2),
  )
  return i8x16.min_u(middleHigh, i8x16.max_u(middleLow, v128.load(middle, 1)))
}

/**
 * The fourth and the fifth of eight. Two sorted fours are merged by halves: the lower ones of a
 * bitonic sequence are the four lowest, the upper ones the four highest.
 */
function findMiddle(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128, g: v128, h: v128): void {
  const a1 = i8x16.min_u(a, b)
  const b1 = i8x16.max_u(a, b)
  const c1 = i8x16.min_u(c, d)
  const d1 = i8x16.max_u(c, d)
  const first = i8x16.min_u(a1, c1)
  const inner = i8x16.max_u(a1, c1)
  const outer = i8x16.min_u(b1, d1)
  const fourth = i8x16.max_u(b1, d1)
  const second = i8x16.min_u(inner, outer)
  const third = i8x16.max_u(inner, outer)
  const e1 = i8x16.min_u(e, f)
  const f1 = i8x16.max_u(e, f)
  const g1 = i8x16.min_u(g, h)
  const h1 = i8x16.max_u(g, h)
  const firstOther = i8x16.min_u(e1, g1)
  const innerOther = i8x16.max_u(e1, g1)
  const outerOther = i8x16.min_u(f1, h1)
  const fourthOther = i8x16.max_u(f1, h1)
  const secondOther = i8x16.min_u(innerOther, outerOther)
  const thirdOther = i8x16.max_u(innerOther, outerOther)
  const low = i8x16.max_u(i8x16.min_u(first, fourthOther), i8x16.min_u(second, thirdOther))
  const lowOther = i8x16.max_u(i8x16.min_u(third, secondOther), i8x16.min_u(fourth, firstOther))
  const high = i8x16.min_u(i8x16.max_u(first, fourthOther), i8x16.max_u(second, thirdOther))
  const highOther = i8x16.min_u(i8x16.max_u(third, secondOther), i8x16.max_u(fourth, firstOther))
  middleLow = i8x16.max_u(low, lowOther)
  middleHigh = i8x16.min_u(high, highOther)
}

function weighted(above: usize, middle: usize, below: usize): v128 {
  return i8x16.narrow_i16x8_u(weightedHalf(above, middle, below), weightedHalf(above + 8, middle + 8, below + 8))
}

function weightedHalf(above: usize, middle: usize, below: usize): v128 {
  const twice = i16x8.add(i16x8.add(column(above, 1), column(below, 1)), i16x8.add(column(middle, 0), column(middle, 2)))
  const corners = i16x8.add(i16x8.add(column(above, 0), column(above, 2)), i16x8.add(column(below, 0), column(below, 2)))
  const sum = i16x8.add(i16x8.add(i16x8.shl(column(middle, 1), 2), i16x8.shl(twice, 1)), corners)
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(8)), 4)
}

function mean(above: usize, middle: usize, below: usize): v128 {
  return i8x16.narrow_i16x8_u(meanHalf(above, middle, below), meanHalf(above + 8, middle + 8, below + 8))
}

function meanHalf(above: usize, middle: usize, below: usize): v128 {
  const upper = i16x8.add(i16x8.add(column(above, 0), column(above, 1)), column(above, 2))
  const across = i16x8.add(i16x8.add(column(middle, 0), column(middle, 1)), column(middle, 2))
  const lower = i16x8.add(i16x8.add(column(below, 0), column(below, 1)), column(below, 2))
  // A ninth in Q15; exact after rounding up to 9 * 255.
  return i16x8.q15mulr_sat_s(i16x8.add(i16x8.add(upper, across), lower), i16x8.splat(3641))
}

function column(row: usize, at: usize): v128 {
  return v128.load8x8_u(row + at)
}
