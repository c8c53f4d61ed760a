// RGBA to YUV 4:2:0, BT.709 limited range: Y = 16 + 219/255 * (0.2126 R + 0.7152 G + 0.0722 B), U
// and V = 128 + 224/255 * (B - Y') / 1.8556 and (R - Y') / 1.5748. Coefficients are Q15; those of U
// and V add to 0, so grey is exactly 128. Chroma is the mean of its 2x2 pixels.

const yr: i32 = 5983
const yg: i32 = 20127
const yb: i32 = 2032
const ur: i32 = -3298
const ug: i32 = -11094
const ub: i32 = 14392
const vr: i32 = 14392
const vg: i32 = -13072
const vb: i32 = -1320

/** Coefficients for two pixels: (r, g, b, 0, r, g, b, 0). */
function coefficients(r: i32, g: i32, b: i32): v128 {
  return i16x8(<i16>r, <i16>g, <i16>b, 0, <i16>r, <i16>g, <i16>b, 0)
}

/** Dot product of RGBA (two pixels per i16x8) with the coefficients: four i32 sums, one a pixel. */
function dotPixels(low: v128, high: v128, factors: v128): v128 {
  const a = i32x4.dot_i16x8_s(low, factors)
  const b = i32x4.dot_i16x8_s(high, factors)
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
}

/** Luma of four RGBA pixels, i32x4. */
function luma4(pixels: v128): v128 {
  const sums = dotPixels(i16x8.extend_low_i8x16_u(pixels), i16x8.extend_high_i8x16_u(pixels), coefficients(yr, yg, yb))
  return i32x4.shr_s(i32x4.add(sums, i32x4.splat((16 << 15) + (1 << 14))), 15)
}

/** Sums of 2x2 pixels: four pixels of two rows give (R, G, B, A, R, G, B, A) as i16x8. */
function sumBlocks(upper: v128, lower: v128): v128 {
  const low = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower))
  const high = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower))
  return i16x8.add(v128.shuffle<i64>(low, high, 0, 2), v128.shuffle<i64>(low, high, 1, 3))
}

/** Stores four i32 of 0..255 as bytes. */
function store4(at: usize, values: v128): void {
  const words = i16x8.narrow_i32x4_s(values, values)
  v128.store32_lane(at, i8x16.narrow_i16x8_u(words, words), 0)
}

/** Opaque RGBA to Y, then U, then V at `out`. Sides even, width at least 8. Alpha is ignored. */
export function stillFromRgba(rgba: usize, width: i32, height: i32, out: usize): void {
  const half = width >> 1
  const u = out + <usize>width * height
  const v = u + <usize>half * (height >> 1)
  const ofU = coefficients(ur, ug, ub)
  const ofV = coefficients(vr, vg, vb)
  const bias = i32x4.splat((128 << 17) + (1 << 16)) // The sum of four pixels is Q17.
  for (let y = 0; y < height; y += 2) {
    for (let column = 0; column < width; column += 8) {
      const x = min(column, width - 8)
      const upper = rgba + (<usize>y * width + x) * 4
      const lower = upper + <usize>width * 4
      const upperLeft = v128.load(upper)
      const upperRight = v128.load(upper, 16)
      const lowerLeft = v128.load(lower)
      const lowerRight = v128.load(lower, 16)
      const at = out + <usize>y * width + x
      store4(at, luma4(upperLeft))
      store4(at + 4, luma4(upperRight))
      store4(at + width, luma4(lowerLeft))
      store4(at + width + 4, luma4(lowerRight))
      const left = sumBlocks(upperLeft, lowerLeft)
      const right = sumBlocks(upperRight, lowerRight)
      const chromaAt = <usize>(y >> 1) * half + (x >> 1)
      store4(u + chromaAt, i32x4.shr_s(i32x4.add(dotPixels(left, right, ofU), bias), 17))
      store4(v + chromaAt, i32x4.shr_s(i32x4.add(dotPixels(left, right, ofV), bias), 17))
    }
  }
}

/**
 * Smallest box that holds every pixel with alpha above 0: writes i32 left, top, right, bottom (ends
 * exclusive); right is 0 when there is none.
 */
export function alphaBounds(rgba: usize, width: i32, height: i32, out: usize): void {
  let left = width
  let top = height
  let right = 0
  let bottom = 0
  for (let y = 0; y < height; y++) {
    const alpha = rgba + <usize>y * width * 4 + 3
    let x = 0
    while (x < width && load<u8>(alpha + x * 4) == 0) x++
    if (x == width) continue
    left = min(left, x)
    x = width
    while (x > right && load<u8>(alpha + (x - 1) * 4) == 0) x--
    right = max(right, x)
    top = min(top, y)
    bottom = y + 1
  }
  store<i32>(out, left)
  store<i32>(out, top, 4)
  store<i32>(out, right, 8)
  store<i32>(out, bottom, 12)
}

/** One RGBA pixel as u32 (red lowest); transparent outside the picture. */
function pixelAt(rgba: usize, width: i32, height: i32, x: i32, y: i32): u32 {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : load<u32>(rgba + (<usize>y * width + x) * 4)
}

/** A colour sum (Q15, bias included) times alpha. */
function weighted(pixel: u32, r: i32, g: i32, b: i32, bias: i32): u32 {
  const sum = r * (pixel & 255) + g * ((pixel >> 8) & 255) + b * ((pixel >> 16) & 255) + (bias << 15)
  return <u32>sum * (pixel >> 24)
}

/** Writes premultiplied luma and alpha of one pixel. 235 * 2^15 * 255 stays below 2^31. */
function putLuma(pixel: u32, y: usize, alpha: usize): void {
  store<u8>(y, <u8>((weighted(pixel, yr, yg, yb, 16) + (255 << 14)) / (255 << 15)))
  store<u8>(alpha, <u8>(pixel >> 24))
}

/**
 * Straight RGBA to the planes of a layer, cropped to a box of boxWidth * boxHeight (even) whose
 * first pixel is picture pixel (boxX, boxY); the box may reach outside the picture, where it is
 * transparent. The planes must be zero beforehand.
 */
export function layerFromRgba(
  rgba: usize,
  width: i32,
  height: i32,
  boxX: i32,
  boxY: i32,
  boxWidth: i32,
  boxHeight: i32,
  yPlane: usize,
  uPlane: usize,
  vPlane: usize,
  alpha: usize,
  alphaHalf: usize,
): void {
  const half = boxWidth >> 1
  for (let by = 0; by < boxHeight; by += 2) {
    for (let bx = 0; bx < boxWidth; bx += 2) {
      const x = boxX + bx
      const y = boxY + by
      const a = pixelAt(rgba, width, height, x, y)
      const b = pixelAt(rgba, width, height, x + 1, y)
      const c = pixelAt(rgba, width, height, x, y + 1)
      const d = pixelAt(rgba, width, height, x + 1, y + 1)
      if ((a | b | c | d) >> 24 == 0) continue
      const at = <usize>by * boxWidth + bx
      putLuma(a, yPlane + at, alpha + at)
      putLuma(b, yPlane + at + 1, alpha + at + 1)
      putLuma(c, yPlane + at + boxWidth, alpha + at + boxWidth)
      putLuma(d, yPlane + at + boxWidth + 1, alpha + at + boxWidth + 1)
      const chromaAt = <usize>(by >> 1) * half + (bx >> 1)
      store<u8>(uPlane + chromaAt, meanChroma(a, b, c, d, ur, ug, ub))
      store<u8>(vPlane + chromaAt, meanChroma(a, b, c, d, vr, vg, vb))
      store<u8>(alphaHalf + chromaAt, <u8>(((a >> 24) + (b >> 24) + (c >> 24) + (d >> 24) + 2) >> 2))
    }
  }
}

/** Premultiplied chroma of 2x2 pixels: the mean of colour times alpha. */
function meanChroma(a: u32, b: u32, c: u32, d: u32, red: i32, green: i32, blue: i32): u8 {
  const sum =
    <u64>weighted(a, red, green, blue, 128) + weighted(b, red, green, blue, 128) + weighted(c, red, green, blue, 128) + weighted(d, red, green, blue, 128)
  return <u8>((sum + (255 << 16)) / (255 << 17))
}

/** Sum of three inks' covers times their levels (Q8); the inks' planes are `plane` bytes apart. */
function inked(at: usize, plane: usize, first: i32, second: i32, third: i32): i32 {
  return first * load<u8>(at) + second * load<u8>(at + plane) + third * load<u8>(at + 2 * plane)
}

/** How much of a sample is covered by any ink, 0..255. */
function coverOf(at: usize, plane: usize): i32 {
  return min(255, <i32>load<u8>(at) + load<u8>(at + plane) + load<u8>(at + 2 * plane))
}

/**
 * A drawing in three inks to the planes of a layer of the same size (sides even). `covers` holds
 * one plane for each ink, 0..255; where inks meet they add up to 255 at most. `levels` holds Y, U
 * and V of each ink as i32 in Q8. The planes must be zero beforehand.
 */
export function layerFromInks(
  covers: usize,
  width: i32,
  height: i32,
  levels: usize,
  yPlane: usize,
  uPlane: usize,
  vPlane: usize,
  alpha: usize,
  alphaHalf: usize,
): void {
  const plane = <usize>width * height
  const half = width >> 1
  const y1 = load<i32>(levels)
  const u1 = load<i32>(levels, 4)
  const v1 = load<i32>(levels, 8)
  const y2 = load<i32>(levels, 12)
  const u2 = load<i32>(levels, 16)
  const v2 = load<i32>(levels, 20)
  const y3 = load<i32>(levels, 24)
  const u3 = load<i32>(levels, 28)
  const v3 = load<i32>(levels, 32)
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      let sumU = 0
      let sumV = 0
      let sumCover = 0
      for (let corner = 0; corner < 4; corner++) {
        const offset = <usize>(row + (corner >> 1)) * width + column + (corner & 1)
        const at = covers + offset
        const cover = coverOf(at, plane)
        if (cover == 0) continue
        store<u8>(yPlane + offset, <u8>((inked(at, plane, y1, y2, y3) + (255 << 7)) / (255 << 8)))
        store<u8>(alpha + offset, <u8>cover)
        sumU += inked(at, plane, u1, u2, u3)
        sumV += inked(at, plane, v1, v2, v3)
        sumCover += cover
      }
      if (sumCover == 0) continue
      const chromaAt = <usize>(row >> 1) * half + (column >> 1)
      store<u8>(uPlane + chromaAt, <u8>((sumU + (255 << 9)) / (255 << 10)))
      store<u8>(vPlane + chromaAt, <u8>((sumV + (255 << 9)) / (255 << 10)))
      store<u8>(alphaHalf + chromaAt, <u8>((sumCover + 2) >> 2))
    }
  }
}
