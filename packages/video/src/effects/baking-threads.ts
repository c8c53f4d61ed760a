import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ScenePixels } from '@relampago/compositor'
import type { Milliseconds } from '@relampago/domain/units'
import { atMost } from './at-most.ts'
import { buffersOf, copyOf, type BakingJob } from './baking-job.ts'

/** How the system's tools show it. */
const threadName = 'still-effects'
/** The encoder and the drawing work beside. */
const threadsAtOnce = 2
/** The dearest effect takes about half a second on the largest picture. */
const timeoutMs: Milliseconds = 60_000

/**
 * A few threads that bake, started when there is work for them. A thread that fails or dies is
 * replaced; what it was doing rejects with its error, and with the signal's reason when aborted.
 */
export function openBakingThreads(file: URL, signal: AbortSignal) {
  const inTurn = atMost(threadsAtOnce)
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  const stopAll = () => Promise.all([...threads].map((thread) => thread.terminate()))
  const onAbort = () => void stopAll()
  signal.addEventListener('abort', onAbort, { once: true })

  function start(): Worker {
    const thread = new Worker(file, { name: threadName })
    threads.add(thread)
    // Of a job it is told by `answerOf`; between jobs nobody waits for the thread.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      threads.delete(thread)
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    })
    return thread
  }

  return {
    bake: (job: BakingJob): Promise<ScenePixels> =>
      inTurn(async () => {
        signal.throwIfAborted()
        const thread = idle.pop() ?? start()
        try {
          const baked = await answerOf(thread, job)
          idle.push(thread)
          return baked
        } catch (error) {
          await thread.terminate()
          signal.throwIfAborted()
          throw error
        }
      }),
    /** No thread is left when it resolves. */
    async close() {
      signal.removeEventListener('abort', onAbort)
      await stopAll()
    },
  }
}

/** Rejects with the thread's error, when it ends without one, or when it takes too long. */
async function answerOf(thread: Worker, { picture, effects, frame }: BakingJob): Promise<ScenePixels> {
  const listening = new AbortController()
  const { signal } = listening
  const copy = copyOf(picture)
  thread.postMessage({ picture: copy, effects, frame } satisfies BakingJob, buffersOf(copy))
  try {
    const answer = once(thread, 'message', { signal }) as Promise<[ScenePixels]>
    const end = once(thread, 'exit', { signal }).then(([code]) => {
      throw new Error(`the baking thread ended with ${code}`)
    })
    const late = once(AbortSignal.timeout(timeoutMs), 'abort', { signal }).then(() => {
      throw new Error(`it took longer than ${timeoutMs} ms`)
    })
    const [baked] = await Promise.race([answer, end, late])
    return baked
  } finally {
    listening.abort()
  }
}
