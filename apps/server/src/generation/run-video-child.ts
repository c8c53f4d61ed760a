import { fork, type ChildProcess } from 'node:child_process'
import { AppError } from '@relampago/domain/contracts'
import { setPriority } from 'node:os'
import type { Milliseconds } from '@relampago/domain/units'
import { childMessage, type ChildOrder, type ChildReport, type ChildResult } from './child-messages.ts'

/**
 * The process that makes a video failed, stalled, crashed or sent an invalid message. The error
 * ends with its last output.
 */
class ChildError extends Error {
  override readonly name = 'ChildError'
}

export type ChildRun = {
  /** File of the process, such as `video-child.ts`. */
  module: string
  order: ChildOrder
  /** All of its environment: it must not see our secrets. */
  environment: NodeJS.ProcessEnv
  signal: AbortSignal
  onReport: (report: ChildReport) => void
  /** A child without a message for this long is killed. */
  stallMs: Milliseconds
  /** Between asking a child to end and killing it with everything it started. */
  killGraceMs: Milliseconds
  /** Of the process and all that it starts: 19 gives way to everything else. */
  niceness?: number
}

const stderrTail = 2000
const heapMegabytes = 2048

/**
 * Makes one video in a process of its own. Throws the `AppError` of the child, `ChildError` when it
 * failed, and the signal's reason when aborted. In every case the process and all that it started
 * have ended by then.
 */
export async function runVideoChild(run: ChildRun): Promise<ChildResult> {
  run.signal.throwIfAborted()
  const child = fork(run.module, {
    // A group of its own, so that it can be killed together with its FFmpeg.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: run.environment,
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
  })
  // At once, so that its threads and programs inherit it.
  if (child.pid !== undefined && run.niceness !== undefined) setPriority(child.pid, run.niceness)
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  try {
    return await awaitResult(child, run)
  } finally {
    await end(child, exit, run.killGraceMs)
  }
}

function awaitResult(child: ChildProcess, { order, signal, onReport, stallMs }: ChildRun): Promise<ChildResult> {
  let lastOutput = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    lastOutput = (lastOutput + chunk.toString()).slice(-stderrTail)
  })
  return new Promise<ChildResult>((resolve, reject) => {
    const broke = (detail: string) => reject(new ChildError(`${detail}\n${lastOutput}`.trim()))
    const silence = setTimeout(() => broke(`silent for ${stallMs} ms`), stallMs)
    const onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
    child.once('error', (error) => broke(error.message))
    child.once('close', (code, killedBy) => {
      clearTimeout(silence)
      signal.removeEventListener('abort', onAbort)
      broke(`ended with ${killedBy ?? code} before it was done`)
    })
    child.on('message', (raw) => {
      silence.refresh()
      const { success, data: message } = childMessage.safeParse(raw)
      if (!success) broke('sent an invalid message')
      else if (message.kind === 'report') onReport(message)
      else if (message.kind === 'finished') resolve(message)
      else if (message.kind === 'refused') reject(new AppError(message.code, message.parameters))
      else broke(message.detail)
    })
    child.send(order, (error) => error && broke(error.message))
  })
}

async function end(child: ChildProcess, exit: Promise<void>, killGraceMs: Milliseconds): Promise<void> {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null
  if (isRunning) {
    // A child that sent its last message ends by itself; any other is asked to.
    if (child.connected) child.kill('SIGTERM')
    const hardKill = setTimeout(() => killGroup(child), killGraceMs)
    await exit
    clearTimeout(hardKill)
  }
  // What the child started may have outlived it.
  killGroup(child)
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
