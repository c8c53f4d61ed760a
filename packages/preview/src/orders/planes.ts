import type { FrameSize } from './frame-size.ts'

/** A frame in YUV 4:2:0, as the compositor's `Frame`. */
export type Planes = FrameSize & {
  /** A view that dies with the next work of the painter. */
  bytes: Uint8Array<ArrayBuffer>
}
