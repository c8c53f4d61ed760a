/** Address of the compiled kernels: a file URL in Node, an asset address in the browser. */
export const compositorWasmUrl = new URL('../build/compositor.wasm', import.meta.url)
