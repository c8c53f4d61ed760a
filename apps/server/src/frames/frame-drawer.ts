import { join } from 'node:path'
import type { TemplateFrameBody } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { createChildLine, type ChildWish } from '../limits/child-line.ts'

export type FrameDrawerOptions = {
  log: (message: string) => void
  /** File of the process that draws one frame; its input is a `TemplateFrameBody` as JSON. */
  module?: string
  timeoutMs?: Milliseconds
}
type FrameWish = Omit<ChildWish, 'input'> & { frame: TemplateFrameBody }
export type FrameDrawer = {
  /**
   * One frame as WebP. Throws `AppError`: `frame_busy` when too many wait or it took too long;
   * `too_many_requests` when the owner has one under way.
   */
  draw: (wish: FrameWish) => Promise<Buffer>
  /** Ends the processes that draw. */
  close: () => void
}

const limits = {
  // The largest legal design took 2.7 GB of this, most of it reserved by the engine of WebAssembly
  // and never touched, and 0.44 GB of the machine's memory.
  memoryKilobytes: 4_000_000,
  cpuSeconds: 30,
  // A frame of pure noise has 2.2 MB.
  outputBytes: 16 * 1024 * 1024,
}

/** Draws frames outside this process: one at a time, each in a process of its own, a few wait. */
export function createFrameDrawer({ log, module = join(import.meta.dirname, 'frame-child.ts'), timeoutMs = 25_000 }: FrameDrawerOptions): FrameDrawer {
  const line = createChildLine({
    failed: 'a frame was not drawn',
    module,
    limits,
    timeoutMs,
    // A frame keeps one core busy for about a second, and videos are made beside.
    atOnce: 1,
    waitingAtMost: 4,
    busy: 'frame_busy',
    retryAfter: 3,
    log,
  })
  return {
    draw: ({ frame, ...wish }) => line.run({ ...wish, input: frame }),
    close: line.close,
  }
}
