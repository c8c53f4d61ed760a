import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Milliseconds } from '@relampago/domain/units'

/** How a decoder says that there is no photo in the file. */
export const unreadableExit = 3

export type DecodeRun = {
  /** File of the process, such as `decode-child.ts`. */
  module: string
  bytes: Uint8Array
  megapixels: number
  /** A decoder that takes longer is killed. */
  timeoutMs: Milliseconds
  signal: AbortSignal
}
/**
 * `unreadable`: the decoder looked and found no photo. `broken`: it died of the picture, or wrote
 * too much. `late`: it was killed after its time, or by the signal.
 */
export type DecodeOutcome = { kind: 'jpeg'; jpeg: Buffer } | { kind: 'unreadable' } | { kind: 'broken' | 'late'; detail: string }

/** The largest picture of any plan took 0.55 GB as progressive JPEG, 0.62 as PNG, 1.7 as AVIF. */
const memoryKilobytes = 2_000_000
/** An interlaced PNG of 50 megapixels and 16 bits took 5 s, everything else less than 2. */
const cpuSeconds = 20
/** A photo of `photoMaxSide` squared is a third of this at most. */
const largestJpegBytes = 24 * 1024 * 1024
const stderrTail = 500

/** Limits of the system, which hold whatever runs inside: memory, CPU time, no core files. */
const limited = `ulimit -d ${memoryKilobytes} && ulimit -t ${cpuSeconds} && ulimit -c 0 && exec "$0" "$@"`

/**
 * Decodes one picture in a process of its own, without our environment. The process has ended when
 * this resolves.
 */
export async function runDecodeChild({ module, bytes, megapixels, timeoutMs, signal }: DecodeRun): Promise<DecodeOutcome> {
  if (signal.aborted) return { kind: 'late', detail: 'not begun' }
  // A group of its own: a Ctrl-C in the terminal is for the API, which ends its decoders itself.
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, module, String(megapixels)], { env: {}, detached: true, stdio: 'pipe' })
  const stopped = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const stop = () => kill(child)
  stopped.addEventListener('abort', stop, { once: true })
  try {
    const output = readOutput(child)
    // A decoder that refuses the picture need not have read all of it.
    child.stdin.on('error', () => undefined).end(bytes)
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    const { jpeg, isTooLarge, stderr } = output()
    if (stopped.aborted) return { kind: 'late', detail: `not done after ${timeoutMs} ms` }
    if (isTooLarge) return { kind: 'broken', detail: `wrote more than ${largestJpegBytes} bytes` }
    if (code === unreadableExit) return { kind: 'unreadable' }
    if (code === 0 && jpeg.length > 0) return { kind: 'jpeg', jpeg }
    return { kind: 'broken', detail: `ended with ${killedBy ?? code}\n${stderr}`.trim() }
  } finally {
    stopped.removeEventListener('abort', stop)
    // What it may have started.
    kill(child)
  }
}

/** Gives what was written so far; a child that writes too much is killed. */
function readOutput(child: ChildProcess): () => { jpeg: Buffer; isTooLarge: boolean; stderr: string } {
  const chunks: Buffer[] = []
  let [bytes, stderr] = [0, '']
  child.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= largestJpegBytes) chunks.push(chunk)
    else kill(child)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-stderrTail)
  })
  return () => ({ jpeg: Buffer.concat(chunks), isTooLarge: bytes > largestJpegBytes, stderr })
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
