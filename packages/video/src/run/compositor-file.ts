import { fileURLToPath } from 'node:url'

/** The compiled compositor, which draws all frames. */
export const compositorFile = fileURLToPath(import.meta.resolve('@relampago/compositor/compositor.wasm'))
