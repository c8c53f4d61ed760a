import { readFileSync } from 'node:fs'
import { createCompositor, type Compositor, type Frame } from '../src/index.ts'

export function startCompositor(width: number, height: number): Promise<Compositor> {
  return createCompositor(readFileSync(new URL('../build/compositor.wasm', import.meta.url)), { width, height })
}

/**
 * The same bytes in 16..235 for the same seed (not 0): neighbours have nothing in common, so that a
 * shift by one sample shows.
 */
export function noise(bytes: number, seed: number): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(bytes)
  let state = seed
  for (let index = 0; index < bytes; index++) {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    values[index] = 16 + ((state >>> 0) % 220)
  }
  return values
}

/** A new frame of the compositor with these bytes. */
export function frameOf(compositor: Compositor, bytes: Uint8Array): Frame {
  const frame = compositor.frame()
  frame.bytes().set(bytes)
  return frame
}

/** A flat frame; chroma follows the luma so that planes differ. */
export function flatBytes({ width, height }: { width: number; height: number }, luma: number): Uint8Array {
  const bytes = new Uint8Array((width * height * 3) / 2).fill(luma)
  bytes.fill(255 - luma, width * height)
  return bytes
}
