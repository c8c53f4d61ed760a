/** Where the compiled kernels lie: a file URL in Node, an asset address after bundling for the browser. */
export const compositorWasmUrl = new URL('../build/compositor.wasm', import.meta.url)
