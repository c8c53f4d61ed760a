import type { Frames, Milliseconds } from '@relampago/domain/units'
import type { FramePainter } from '../drawing/frame-painter.ts'
import type { Planes } from '../orders/planes.ts'
import type { PreviewOrder } from '../orders/player.ts'
import type { EngineHost } from '../orders/engine-host.ts'
import type { Painters } from './painters.ts'

/** Draws frames as the render draws them, at full size. */
export type ExactFrames = {
  /**
   * The frame, or `null` when it is no longer wanted before it is drawn. Frames are drawn one after
   * the other; `take` is called with planes that are valid for that call.
   */
  draw(order: PreviewOrder, frame: Frames, isWanted: () => boolean, take: (planes: Planes) => void): Promise<void>
  /** The frame at once, when that takes little; else `null`. */
  drawSoon(order: PreviewOrder, frame: Frames): Planes | null
}

/** Orders that come in are taken at least this often. */
const longestWork: Milliseconds = 12
/** A frame that takes less is drawn exactly without a smaller one before. */
const soon: Milliseconds = 40

export function openExactFrames(painters: Painters, host: EngineHost): ExactFrames {
  let queue: Promise<unknown> = Promise.resolve()
  let isWorking = false
  let painter: FramePainter | null = null
  /** Time of one frame, at its worst lately. */
  let frameTime: Milliseconds = Number.POSITIVE_INFINITY

  async function drawRun(order: PreviewOrder, frame: Frames, isWanted: () => boolean, take: (planes: Planes) => void): Promise<void> {
    if (!isWanted()) return
    const full = await painters.at(order.timeline, 1)
    painter = full
    const run = full.exactRun(order, frame)
    await full.prepare(order, run, isWanted)
    let pauseAt = host.now() + longestWork
    for (const at of run) {
      if (!isWanted()) return
      const began = host.now()
      const planes = full.drawExactly(order, at, at === run[0])
      const took = host.now() - began
      frameTime = Number.isFinite(frameTime) ? Math.max(took, frameTime * 0.8) : took
      if (at === frame) take(planes)
      if (host.now() < pauseAt) continue
      await host.breathe()
      pauseAt = host.now() + longestWork
    }
  }

  return {
    draw(order, frame, isWanted, take) {
      const drawn = queue.then(async () => {
        isWorking = true
        try {
          await drawRun(order, frame, isWanted, take)
        } finally {
          isWorking = false
        }
      })
      queue = drawn.catch(() => undefined)
      return drawn
    },
    drawSoon(order, frame) {
      if (isWorking || painter === null || !fits(painter, order)) return null
      const run = painter.exactRun(order, frame)
      if (run.length * frameTime > soon || !run.every((at) => painter?.isReady(order, at))) return null
      const planes = run.map((at, index) => painter?.drawExactly(order, at, index === 0))
      return planes.at(-1) ?? null
    },
  }
}

function fits({ size }: FramePainter, { timeline }: PreviewOrder): boolean {
  return size.width === timeline.width && size.height === timeline.height
}
