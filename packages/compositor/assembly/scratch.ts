// Working rows that live in the module's static memory, so that kernels need not be given any.

/** Longest row of any picture in samples, slack for a last group included. */
export const rowCapacity: i32 = 8192

// Rows filtered vertically, before the horizontal filter.
export const rowFirst: usize = memory.data(8192 + 64, 16)
export const rowSecond: usize = memory.data(8192 + 64, 16)
export const rowAlpha: usize = memory.data(8192 + 64, 16)

// Weights of the incoming picture, 0..255: two luma rows and the chroma row that they average to.
export const maskUpper: usize = memory.data(8192 + 64, 16)
export const maskLower: usize = memory.data(8192 + 64, 16)
export const maskChroma: usize = memory.data(8192 + 64, 16)

/** Bytes of one group of 8 outputs in the tap table, see taps.ts. */
export const tapBytes: usize = 80
export const tapTable: usize = memory.data(80 * (8192 / 8 + 1), 16)
