import type { Kernels } from '../kernels.ts'
import type { Address, Memory } from '../memory.ts'
import type { Take } from './borrowing.ts'
import type { ColorDrawing } from './colors/color-drawing.ts'

/** The planes of one picture, and room to work. */
export type StillRoom = {
  kernels: Kernels
  memory: Memory
  width: number
  height: number
  /** Red, green and blue, or Y, U and V at full size, as the effect's `space` says. In place. */
  planes: readonly [Address, Address, Address]
  /**
   * A layer's; `null` for an opaque picture. Only effects that spread change it: colours are
   * premultiplied for them. For the others invisible pixels have the colour of a neighbour.
   */
  alpha: Address | null
  /** Pixels of the picture per pixel of a 1080x1920 frame. */
  scale: number
  /** Room for so many bytes until the effect is drawn. */
  scratch: Take
}

/** An effect that looks at the surroundings of a pixel. At 0 none of them does anything. */
export type AreaDrawing = {
  by: 'area'
  /**
   * What it does to a transparent layer: `surface` keeps its outline, `spread` reaches over it and
   * is drawn on premultiplied colours and alpha alike.
   */
  on: 'surface' | 'spread'
  space: 'rgb' | 'yuv'
  /** How far a `spread` effect reaches, in pixels of the picture. */
  reach?: (value: number, scale: number) => number
  /** Share of the result in the picture, for effects without a strength of their own; 1 without. */
  opacity?: (value: number) => number
  /** Changes the planes in place; `value` is above 0. */
  draw: (room: StillRoom, value: number) => void
}

export type StillDrawing = ColorDrawing | AreaDrawing
