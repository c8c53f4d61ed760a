// Working rows of the effects, in the module's static memory. An effect that changes a plane in
// place writes each row here first and then copies exactly its width back: the last group of a row
// may spill here, and no sample is changed twice.

/** A finished row of up to 8192 samples, with room for a last group. */
export const doneRow: usize = memory.data(8192 + 64, 16)

/** u16 sums down the columns of one row of blocks. */
export const columnSums: usize = memory.data(2 * (8192 + 64), 16)

/** i16 factors, Q15, for a row of chroma. */
export const chromaLight: usize = memory.data(2 * (4096 + 64), 16)
