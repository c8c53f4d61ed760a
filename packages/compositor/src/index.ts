export { createCompositor } from './compositor.ts'
export type { ComposedScene, Compositor, Frame, PlacedLayer, RgbaPixels } from './compositor.ts'
export type { Layer } from './layer.ts'
export type { Still } from './still.ts'
