import type { Planes } from '../orders/planes.ts'

export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas

/** Shows frames on one canvas, which takes the size of the frame. */
export type Screen = {
  readonly backend: 'webgl2' | 'canvas2d'
  show(planes: Planes): void
  /** The canvas stays; it shows nothing new. */
  close(): void
}
