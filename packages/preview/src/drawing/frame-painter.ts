import { createCompositor } from '@relampago/compositor'
import { firstFrameSeen, picturesAt, startFrameDrawing } from '@relampago/compositor/stage'
import type { StillBaker } from '@relampago/compositor/stills'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Bytes, Frames } from '@relampago/domain/units'
import type { PreviewOrder } from '../orders/player.ts'
import type { FrameSize } from '../orders/frame-size.ts'
import type { PictureStore } from './picture-store.ts'
import type { Planes } from '../orders/planes.ts'
import { holdVersions } from './scene-versions.ts'

/** Draws any frame of any timeline at one size. */
export type FramePainter = {
  readonly size: FrameSize
  /** Whether the pictures of a frame are in, with their still effects. */
  isReady(order: PreviewOrder, frame: Frames): boolean
  /** Brings these pictures in. Stops early when they are no longer wanted. */
  prepare(order: PreviewOrder, frames: readonly Frames[], isWanted?: () => boolean): Promise<void>
  /**
   * Draws a frame that is ready. For effects that remember, up to `mostBefore` earlier frames are
   * drawn first, if they are ready; the picture is near the render's, not exactly it.
   */
  draw(order: PreviewOrder, frame: Frames, mostBefore: Frames): Planes
  /** Frames that must be drawn one after the other, so that the last is exactly the render's. */
  exactRun(order: PreviewOrder, frame: Frames): Frames[]
  /** Draws the next frame of an exact run, which is ready; `isFirst`: nothing before it counts. */
  drawExactly(order: PreviewOrder, frame: Frames, isFirst: boolean): Planes
}

export type PainterMaterials = {
  wasm: ArrayBuffer
  baker: StillBaker
  pictures: PictureStore
  heldBytes: Bytes
  breathe: () => Promise<void>
  onFault: (error: unknown) => void
}

export async function openFramePainter(size: FrameSize, { wasm, ...materials }: PainterMaterials): Promise<FramePainter> {
  const compositor = await createCompositor(wasm, size)
  const versions = holdVersions({ compositor, ...materials })
  const drawing = startFrameDrawing(compositor)
  const out = compositor.frame()
  let last: { timeline: TimelineOutline; frame: Frames } | null = null
  let scaled: { timeline: TimelineOutline; atSize: TimelineOutline } | null = null

  function drawOne(order: PreviewOrder, frame: Frames): void {
    const { timeline } = order
    if (scaled?.timeline !== timeline) scaled = { timeline, atSize: { ...timeline, ...size } }
    const shown = picturesAt(timeline, frame)
    drawing.draw(
      scaled.atSize,
      frame,
      (index) => {
        const wanted = shown.find(({ scene }) => scene === index)
        const scene = wanted === undefined ? undefined : versions.get(order, wanted)
        if (scene === undefined) throw new Error(`the pictures of scene ${index} are not in`)
        return scene
      },
      out,
    )
    last = { timeline, frame }
  }

  const isShown = (order: PreviewOrder, frame: Frames) => last !== null && last.timeline === order.timeline && last.frame === frame
  const planes = (): Planes => ({ ...size, bytes: out.bytes() })

  return {
    size,
    isReady: (order, frame) => versions.isReady(order, frame),
    prepare: (order, frames, isWanted = () => true) => versions.bring(order, frames, isWanted),
    draw(order, frame, mostBefore) {
      if (isShown(order, frame)) return planes()
      const seen = firstFrameSeen(order.timeline, frame)
      const follows = last !== null && last.frame < frame && last.frame + 1 >= seen
      let first = Math.max(follows && last !== null ? last.frame + 1 : seen, frame - mostBefore)
      while (first < frame && !versions.isReady(order, first)) first += 1
      if (!follows || last === null || first !== last.frame + 1) drawing.forgetFrames()
      for (let at = first; at <= frame; at += 1) drawOne(order, at)
      return planes()
    },
    exactRun(order, frame) {
      const seen = firstFrameSeen(order.timeline, frame)
      return Array.from({ length: frame - seen + 1 }, (_, at) => seen + at)
    },
    drawExactly(order, frame, isFirst) {
      if (isFirst) drawing.forgetFrames()
      drawOne(order, frame)
      return planes()
    },
  }
}
