import { join } from 'node:path'
import { AppError, type TemplateFrameBody } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { runLimitedChild } from '../limits/run-limited-child.ts'
import { createSlots } from '../limits/slots.ts'
import { createTurns } from '../limits/turns.ts'

export type FrameDrawerOptions = {
  log: (message: string) => void
  /** File of the process that draws one frame; its input is a `TemplateFrameBody` as JSON. */
  module?: string
  timeoutMs?: Milliseconds
}
/** `owner`: an account, or where a visitor comes from. */
type FrameWish = { owner: string; frame: TemplateFrameBody; signal: AbortSignal }
export type FrameDrawer = {
  /**
   * One frame as WebP. Throws `AppError`: `frame_busy` when too many wait or it took too long;
   * `too_many_requests` when the owner has one under way.
   */
  draw: (wish: FrameWish) => Promise<Buffer>
  /** Ends the processes that draw. */
  close: () => void
}

/** A frame keeps one core busy, and videos are made beside. */
const atOnce = 1
const waitingAtMost = 4
/** After which to try again; a frame takes about a second. */
const retryBusyAfter: Seconds = 3
const limits = {
  // The largest legal design took 2.7 GB of this, most of it reserved by the engine of WebAssembly
  // and never touched, and 0.44 GB of the machine's memory.
  memoryKilobytes: 4_000_000,
  cpuSeconds: 30,
  // A frame of pure noise has 2.2 MB.
  outputBytes: 16 * 1024 * 1024,
  timeoutMs: 25_000,
}

/** Draws frames outside this process: one at a time, each in a process of its own, a few wait. */
export function createFrameDrawer({ log, module = join(import.meta.dirname, 'frame-child.ts'), timeoutMs }: FrameDrawerOptions): FrameDrawer {
  const slots = createSlots({ total: atOnce + waitingAtMost, perOwner: 1 })
  const closed = new AbortController()
  const inTurn = createTurns(atOnce)

  async function drawNow(frame: TemplateFrameBody, signal: AbortSignal): Promise<Buffer> {
    const outcome = await runLimitedChild({
      module,
      input: Buffer.from(JSON.stringify(frame)),
      limits: { ...limits, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
      signal: AbortSignal.any([signal, closed.signal]),
    })
    if (outcome.kind === 'done') return outcome.output
    if (outcome.kind === 'unusable') throw new Error('a checked design was not drawn')
    log(`a frame was not drawn: ${outcome.kind}: ${outcome.detail}`)
    if (outcome.kind === 'late') throw new AppError('frame_busy', { seconds: retryBusyAfter })
    throw new Error(`drawing a frame ${outcome.detail}`)
  }

  return {
    async draw({ owner, frame, signal }) {
      const release = slots.take(owner)
      if (release === 'own') throw new AppError('too_many_requests', { seconds: retryBusyAfter })
      if (release === 'full') throw new AppError('frame_busy', { seconds: retryBusyAfter })
      try {
        return await inTurn(() => drawNow(frame, signal))
      } finally {
        release()
      }
    },
    close: () => closed.abort(),
  }
}
