import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DrawnScene, SceneJob } from './draw-scene-files.ts'
import type { WorkerAnswer } from './draw-scenes-worker.ts'

const maxWorkers = 2

/**
 * Draws the scenes in up to two threads, in order of the list, and tells of each when it is done.
 * Throws the signal's reason when aborted and an `Error` when a drawing fails; in every case no thread is left.
 */
export async function drawInWorkers(jobs: readonly SceneJob[], signal: AbortSignal, onDrawn: (drawn: DrawnScene) => void): Promise<void> {
  signal.throwIfAborted()
  const waiting = [...jobs]
  const workers = Array.from({ length: Math.min(maxWorkers, availableParallelism(), jobs.length) }, newWorker)
  const stopped = new AbortController()
  const stop = () => stopped.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await Promise.all(workers.map((worker) => serve(worker, waiting, stopped.signal, onDrawn)))
  } finally {
    signal.removeEventListener('abort', stop)
    stopped.abort()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function newWorker(): Worker {
  // Without the parent's flags: a test runner's loaders are of no use there.
  return new Worker(new URL('draw-scenes-worker.ts', import.meta.url), { execArgv: [] })
}

/** Gives the worker one job after the other until none waits. */
function serve(worker: Worker, waiting: SceneJob[], signal: AbortSignal, onDrawn: (drawn: DrawnScene) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const next = () => {
      const job = waiting.shift()
      if (job === undefined) resolve()
      else worker.postMessage(job)
    }
    worker.on('message', (answer: WorkerAnswer) => {
      if (signal.aborted) return
      if ('failed' in answer) return reject(new Error(`A picture could not be drawn: ${answer.failed}`))
      onDrawn(answer.drawn)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('A drawing thread ended early')))
    next()
  })
}
