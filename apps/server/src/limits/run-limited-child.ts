import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Bytes, Milliseconds, Seconds } from '@relampago/domain/units'

/** How a process says that what it was given cannot be used. */
export const unusableExit = 3

export type ChildLimits = {
  /** Of the data that it and each of its own processes may hold. */
  memoryKilobytes: number
  cpuSeconds: Seconds
  outputBytes: Bytes
  /** A process that takes longer is killed. */
  timeoutMs: Milliseconds
}
export type LimitedRun = {
  /** File of the process. */
  module: string
  args?: readonly string[]
  /** For its standard input. */
  input: Uint8Array
  limits: ChildLimits
  signal: AbortSignal
}
/**
 * `unusable`: the process looked at its input and refused it. `broken`: it died of the input, or
 * wrote too much. `late`: it was killed after its time, or by the signal.
 */
export type LimitedOutcome = { kind: 'done'; output: Buffer } | { kind: 'unusable' } | { kind: 'broken' | 'late'; detail: string }

const stderrTail = 500

/** Limits of the system, which hold whatever runs inside: memory, CPU time, no core files. */
function limitedShell({ memoryKilobytes, cpuSeconds }: ChildLimits): string {
  return `ulimit -d ${memoryKilobytes} && ulimit -t ${cpuSeconds} && ulimit -c 0 && exec "$0" "$@"`
}

/**
 * Runs a process from standard input to standard output, without our environment. It and all that
 * it started have ended when this resolves.
 */
export async function runLimitedChild({ module, args = [], input, limits, signal }: LimitedRun): Promise<LimitedOutcome> {
  if (signal.aborted) return { kind: 'late', detail: 'not begun' }
  // A group of its own: a Ctrl-C in the terminal is for the API, which ends these processes itself.
  const child = spawn('/bin/sh', ['-c', limitedShell(limits), process.execPath, module, ...args], { env: {}, detached: true, stdio: 'pipe' })
  const stopped = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)])
  const stop = () => kill(child)
  stopped.addEventListener('abort', stop, { once: true })
  try {
    const read = readOutput(child, limits.outputBytes)
    // A process that refuses its input need not have read all of it.
    child.stdin.on('error', () => undefined).end(input)
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    const { output, isTooLarge, stderr } = read()
    if (stopped.aborted) return { kind: 'late', detail: `not done after ${limits.timeoutMs} ms` }
    if (isTooLarge) return { kind: 'broken', detail: `wrote more than ${limits.outputBytes} bytes` }
    if (code === unusableExit) return { kind: 'unusable' }
    if (code === 0 && output.length > 0) return { kind: 'done', output }
    return { kind: 'broken', detail: `ended with ${killedBy ?? code}\n${stderr}`.trim() }
  } finally {
    stopped.removeEventListener('abort', stop)
    // What it may have started.
    kill(child)
  }
}

/** Gives what was written so far; a process that writes too much is killed. */
function readOutput(child: ChildProcess, most: Bytes): () => { output: Buffer; isTooLarge: boolean; stderr: string } {
  const chunks: Buffer[] = []
  let [bytes, stderr] = [0, '']
  child.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= most) chunks.push(chunk)
    else kill(child)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-stderrTail)
  })
  return () => ({ output: Buffer.concat(chunks), isTooLarge: bytes > most, stderr })
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
