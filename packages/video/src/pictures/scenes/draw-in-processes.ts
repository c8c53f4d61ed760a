import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import type { DrawnScene, SceneJob } from './draw-scene-files.ts'
import type { ChildAnswer } from './draw-scenes-child.ts'

/**
 * Draws the scenes in order of the list and reports each when it is done. A second process draws
 * the second one and ends: frames of the first scene are made by then, and the encoder needs
 * processor and memory more. Processes and not threads: the drawing library keeps its memory, and
 * one can be killed at any moment. Throws the signal's reason when aborted and an `Error` when a
 * drawing fails; in every case no process is left.
 */
export async function drawInProcesses(jobs: readonly SceneJob[], signal: AbortSignal, onDrawn: (drawn: DrawnScene) => void): Promise<void> {
  signal.throwIfAborted()
  const [first, second, ...later] = jobs
  if (first === undefined) return
  const lists = second === undefined || availableParallelism() === 1 ? [[...jobs]] : [[first, ...later], [second]]
  const works = lists.map((waiting) => ({ waiting, child: newChild() }))
  const stopped = new AbortController()
  const stop = () => stopped.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await Promise.all(
      works.map(async ({ child, waiting }) => {
        await serve(child, waiting, stopped.signal, onDrawn)
        await end(child)
      }),
    )
  } finally {
    signal.removeEventListener('abort', stop)
    stopped.abort()
    await Promise.all(works.map(({ child }) => end(child)))
  }
}

function newChild(): ChildProcess {
  // Without the parent's flags: a test runner's loaders are of no use there. Plans hold dates,
  // which only the advanced form keeps.
  return fork(new URL('draw-scenes-child.ts', import.meta.url), { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Gives the process one job after the other until none waits. */
function serve(child: ChildProcess, waiting: SceneJob[], signal: AbortSignal, onDrawn: (drawn: DrawnScene) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const next = () => {
      const job = waiting.shift()
      if (job === undefined) resolve()
      else child.send(job, (error) => error !== null && reject(error))
    }
    child.on('message', (answer: ChildAnswer) => {
      if (signal.aborted) return
      if ('failed' in answer) return reject(new Error(`A picture could not be drawn: ${answer.failed}`))
      onDrawn(answer.drawn)
      next()
    })
    child.on('error', reject)
    child.on('exit', (code, killedBy) => reject(new Error(`A drawing process ended early (${killedBy ?? code})`)))
    next()
  })
}
