// The compositor's kernels, AssemblyScript for WebAssembly SIMD. The TypeScript side (../src) owns
// the memory: it hands out addresses above `heapStart` and calls these functions with plain
// numbers. No imports, no garbage collector, no allocation here.
//
// Pictures
//   plane   8-bit samples, row by row from the top, tightly packed (row length = width).
//   frame   planar YUV 4:2:0: Y of w*h, then U and V of (w/2)*(h/2) each; even sides; BT.709
//           limited range.
//   RGBA    four bytes a pixel, straight alpha.
//
// Buffer slack: kernels work in groups of 8 or 16 samples. They may READ up to 64 bytes past the
// end of a plane (what they read there never reaches a result), so every allocation is followed by
// 64 bytes. They never CHANGE a byte outside the plane they write: a last group that does not fit
// is either shifted back to overlap its neighbour or masked.
//
// Fixed-point formats are named in comments as Qn: the integer divided by 2^n is the value.
//
// Only plain SIMD is used, not relaxed SIMD, and sines come from the compiler's own library: every
// machine gives the same bytes.

export { resample, halve } from './resample'
export { buildSpans, layerOver } from './layer'
export { stillFromRgba, alphaBounds, layerFromRgba, layerFromInks } from './convert'
export { fade, dip } from './fade'
export { wipe, slide, crop } from './cuts'
export { softX, softY, diagonal, circle, radial, angleTable } from './soft'
export { dissolve, noiseTable, distance, pixelize } from './special'
export { mapRows } from './rows'
export { splitColors, tint } from './tones'
export { blurColumns, sortRows } from './streaks'
export { iris } from './blades'
export { gridStart, gridProject, gridFisheye, gridTwirl, gridFinish, warp, mirror } from './effect-warp'
export { vignette } from './effect-light'
export { shiftRows } from './effect-lines'
export { blockMeans, moveBlocks, carveTiles } from './effect-blocks'
export { tone, mixTowards, mixByMask, grainTable, addGrain } from './effect-flat'
export { lagStart, lagLuma, lagChroma, amplify, averageBack } from './effect-history'
export { snow, rain, sparkles, embers } from './effect-sprites'
export { fireField } from './effect-fire'
export { removeGrain } from './still-clean-grain'
export { blurByKernel, smoothAlong } from './still-clean-smooth'
export { halve8, double8 } from './still-clean-halves'
export { cleanByMeans } from './still-clean-means'
export { cleanByWaves } from './still-clean-waves'
export { splitRgba, mergeRgba, premultiply, unpremultiply, fillGaps, rgbToYuv, yuvToRgb, mixPlane } from './still-planes'
export { boxBlur, varianceBlur } from './still-box'
export { recursiveBlur } from './still-blur'
export { diagonalBlur } from './still-diagonal'
export { adaptiveSharpen, unsharpMask } from './still-sharpen'
export { edges } from './still-edges'
export { gradient, dilate, lighten, greyOf } from './still-outline'

/** First address that the kernels do not use themselves. */
export function heapStart(): usize {
  return __heap_base
}
