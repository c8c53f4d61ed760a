import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import type { DrawnScene, SceneJob } from './draw-scene-files.ts'
import type { ChildAnswer } from './draw-scenes-child.ts'

type Waiting = { job: SceneJob; resolve: (drawn: DrawnScene) => void; reject: (reason: unknown) => void }
/** One process at a time; `jobsLeft` is how many scenes it and its successors may still draw. */
type Slot = { jobsLeft: number; child: ChildProcess | null; current: Waiting | null }

/**
 * Draws scenes in processes of their own. Processes and not threads: the drawing library keeps its
 * memory, and one can be killed at any moment. One process draws scene after scene. A second one
 * draws a single scene and ends: frames of the first scene are made by then, and the encoder needs
 * processor and memory more. A process that ended is replaced at the next scene.
 */
export class DrawingPool {
  readonly #waiting: Waiting[] = []
  readonly #slots: Slot[] = [{ jobsLeft: Infinity, child: null, current: null }]
  readonly #ending = new Set<Promise<void>>()

  constructor() {
    if (availableParallelism() > 1) this.#slots.push({ jobsLeft: 1, child: null, current: null })
  }

  /**
   * Scenes are drawn in the order of the calls. Rejects with an `Error` when the drawing fails or
   * its process ends, with the signal's reason when aborted.
   */
  async draw(job: SceneJob, signal: AbortSignal): Promise<DrawnScene> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<DrawnScene>()
    const drawing: Waiting = { job, resolve, reject }
    const onAbort = () => this.#giveUp(drawing, signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    this.#waiting.push(drawing)
    this.#next()
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  /** Kills the processes and resolves when they are gone; what was still waiting is rejected. */
  async close(): Promise<void> {
    const closed = new Error('the drawing pool is closed')
    for (const { reject } of this.#waiting.splice(0)) reject(closed)
    for (const slot of this.#slots) {
      slot.jobsLeft = 0
      slot.current?.reject(closed)
      this.#stop(slot)
    }
    await Promise.all(this.#ending)
  }

  #next(): void {
    for (const slot of this.#slots) {
      if (slot.current !== null || slot.jobsLeft === 0) continue
      const taken = this.#waiting.shift()
      if (taken === undefined) return
      slot.current = taken
      slot.jobsLeft -= 1
      slot.child ??= this.#startChild(slot)
      slot.child.send(taken.job, (error) => error !== null && this.#finish(slot, () => taken.reject(error)))
    }
  }

  #finish(slot: Slot, settle: () => void): void {
    slot.current = null
    if (slot.jobsLeft === 0) this.#stop(slot)
    settle()
    this.#next()
  }

  /** Gives up one drawing; the process that is at it is killed. */
  #giveUp(abandoned: Waiting, reason: unknown): void {
    const at = this.#waiting.indexOf(abandoned)
    if (at !== -1) this.#waiting.splice(at, 1)
    const slot = this.#slots.find(({ current }) => current === abandoned)
    if (slot !== undefined) {
      slot.current = null
      this.#stop(slot)
    }
    abandoned.reject(reason)
    this.#next()
  }

  #stop(slot: Slot): void {
    const { child } = slot
    slot.child = null
    if (child === null) return
    const ended = end(child).finally(() => this.#ending.delete(ended))
    this.#ending.add(ended)
  }

  #startChild(slot: Slot): ChildProcess {
    const child = newChild()
    /** Settles the drawing that this process is at; one that was given up or replaced has none. */
    const settle = (outcome: (current: Waiting) => void) => {
      const { current } = slot
      if (slot.child === child && current !== null) this.#finish(slot, () => outcome(current))
    }
    const lost = (reason: Error) => {
      if (slot.child !== child) return
      slot.child = null
      const { current } = slot
      if (current !== null) this.#finish(slot, () => current.reject(reason))
    }
    child.on('message', (answer: ChildAnswer) => {
      if ('failed' in answer) settle(({ reject }) => reject(new Error(`A picture could not be drawn: ${answer.failed}`)))
      else settle(({ resolve }) => resolve(answer.drawn))
    })
    child.on('error', lost)
    child.on('exit', (code, killedBy) => lost(new Error(`A drawing process ended early (${killedBy ?? code})`)))
    return child
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
