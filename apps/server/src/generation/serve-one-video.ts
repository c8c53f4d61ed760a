import { AppError, type AnyOrder } from '@relampago/domain/contracts'
import type { FinishedVideo, ProviderSettings, VideoContext } from '@relampago/video'
import type { ChildMessage, ChildOrder, ChildResult } from './child-messages.ts'

/** What makes a video: the real one comes from `@relampago/video`. */
export type MakeVideo = (
  order: AnyOrder,
  context: VideoContext,
  parts: { uploadFile: string | null; providers: ProviderSettings },
) => Promise<Pick<FinishedVideo, 'bytes' | 'duration' | 'script' | 'credits' | 'notes' | 'providers' | 'stageMs'>>

/** A little more than FFmpeg needs to end. */
const longestCleanUpMs = 5000

/**
 * Runs a process that makes one video: waits for the order, makes it, sends the result to the
 * worker, ends. When the worker ends or asks it to stop, it aborts and cleans up first.
 */
export function serveOneVideo(makeVideo: MakeVideo): void {
  const stop = new AbortController()
  const giveUp = (reason: string) => {
    stop.abort(new Error(reason))
    // In case a step ignores the signal.
    setTimeout(() => process.exit(1), longestCleanUpMs).unref()
  }
  process.once('disconnect', () => giveUp('the worker is gone'))
  process.once('SIGTERM', () => giveUp('stopped'))
  // From a terminal's Ctrl-C: the worker decides.
  process.on('SIGINT', () => undefined)
  process.once('message', (order: ChildOrder) => {
    void makeOne(makeVideo, order, stop.signal).then(send)
  })
}

async function makeOne(makeVideo: MakeVideo, { order, uploadFile, providers: settings, ...context }: ChildOrder, signal: AbortSignal): Promise<ChildMessage> {
  try {
    const video = await makeVideo(order, { ...context, signal, report }, { uploadFile, providers: settings })
    const { bytes, duration, script, credits, notes, providers, stageMs } = video
    const result: ChildResult = { kind: 'finished', bytes, duration, script, credits, notes, providers, stageMs }
    return result
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, parameters: { ...error.parameters } }
    return { kind: 'broken', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const report: VideoContext['report'] = (stage, fraction, known = {}) => {
  const { title, sentences, picture, preview } = known
  void send({
    kind: 'report',
    stage,
    fraction: Math.min(1, Math.max(0, fraction)),
    ...(title === undefined ? {} : { title }),
    ...(sentences === undefined ? {} : { sentences }),
    ...(picture === undefined ? {} : { picture }),
    ...(preview === undefined ? {} : { preview }),
  })
}

/** Sends a message; after the last one the process ends by itself, since nothing keeps it alive. */
async function send(message: ChildMessage): Promise<void> {
  if (!process.connected) return
  await new Promise<void>((resolve) => process.send?.(message, () => resolve()))
  if (message.kind !== 'report') process.disconnect()
}
