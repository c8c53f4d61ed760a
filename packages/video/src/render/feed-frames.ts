import type { Compositor, Frame } from '@relampago/compositor'
import type { SceneStage } from '@relampago/compositor/stage'
import type { Frames } from '@relampago/domain/units'
import type { Encoder } from './encoder.ts'
import type { Segment } from './frames/plan-segments.ts'
import { untilAborted } from './until-aborted.ts'

/** Frames in use in turn; each may be drawn over once it has been written. */
export type FrameQueue = { frame: Frame; written: Promise<void> }[]

/** Frames that may wait for the encoder, so that it has work while pictures come in. */
const framesInQueue = 6

export function frameQueue(compositor: Compositor): FrameQueue {
  return Array.from({ length: framesInQueue }, () => ({ frame: compositor.frame(), written: Promise.resolve() }))
}

type Feed = Segment & { stage: SceneStage; encoder: Encoder; queue: FrameQueue; signal: AbortSignal; onFrame: () => void }

/**
 * Draws the frames of a segment ahead of the encoder by the length of the queue; waits only for the
 * oldest frame in it, and at the end for all.
 */
export async function feedFrames({ from, to, stage, encoder, queue, signal, onFrame }: Feed): Promise<void> {
  for (let at: Frames = from; at < to; at += 1) {
    if (stage.needsPictures(at)) {
      // New pictures may move the memory that holds queued frames.
      await Promise.all(queue.map(({ written }) => written))
      await untilAborted(signal, stage.bringPictures(at))
    }
    const clips = stage.bringClips(at)
    if (clips !== null) await untilAborted(signal, clips)
    const slot = queue[at % queue.length]
    if (slot === undefined) throw new Error('the queue has no slots')
    await slot.written
    stage.draw(at, slot.frame)
    slot.written = encoder.write(slot.frame.bytes()).then(onFrame)
    // Waited for a few frames later; a failure is met there.
    slot.written.catch(() => undefined)
    // Lets the pipe take bytes between two frames.
    await new Promise((resolveTurn) => setImmediate(resolveTurn))
  }
  await Promise.all(queue.map(({ written }) => written))
}
