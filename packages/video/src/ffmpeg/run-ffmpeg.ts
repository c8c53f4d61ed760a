import { spawn } from 'node:child_process'
import { ToolError } from '../run/tool-error.ts'
import { ffmpegEnvironment } from './ffmpeg-environment.ts'

export type FfmpegRun = {
  /** The program; `ffmpeg` itself or another of the family, such as `ffprobe`. */
  path: string
  /** Without the program's name. Users' text must not be in here unescaped: it goes into files. */
  args: readonly string[]
  /** Named in errors, for example `narration: loudness`. */
  step: string
  signal: AbortSignal
  /** The program is killed when it runs longer. */
  timeoutMs?: number
  /** Working directory. */
  folder?: string
  /** Written to its standard input, then closed. */
  input?: Uint8Array
}

const tailCharacters = 4000
const killGraceMs = 1000

/**
 * Runs FFmpeg to its end and gives what it wrote to standard output and to standard error (whole).
 * Throws `ToolError` with the last lines on a non-zero exit or time-out, and the signal's reason
 * when aborted; in every case the process is gone by then.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<{ stdout: Buffer; stderr: string }> {
  run.signal.throwIfAborted()
  const child = spawn(run.path, run.args, { cwd: run.folder, stdio: ['pipe', 'pipe', 'pipe'], env: ffmpegEnvironment() })
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
  // A program that stops reading early closes its input; its exit code says whether that is an
  // error.
  child.stdin.on('error', () => undefined)
  child.stdin.end(run.input)

  let timedOut = false
  let hardKill: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    hardKill ??= setTimeout(() => child.kill('SIGKILL'), killGraceMs)
  }
  const timer = setTimeout(() => {
    timedOut = true
    stop()
  }, run.timeoutMs ?? 120_000)
  run.signal.addEventListener('abort', stop, { once: true })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', (error) => reject(new ToolError(run.path, run.step, error.message, { cause: error })))
      child.on('close', resolve)
    })
    run.signal.throwIfAborted()
    const text = Buffer.concat(stderr).toString()
    if (timedOut) throw new ToolError(run.path, run.step, `stopped after ${run.timeoutMs ?? 120_000} ms: ${text.slice(-tailCharacters)}`)
    if (code !== 0) throw new ToolError(run.path, run.step, `exit ${code}: ${text.slice(-tailCharacters)}`)
    return { stdout: Buffer.concat(stdout), stderr: text }
  } finally {
    clearTimeout(timer)
    clearTimeout(hardKill)
    run.signal.removeEventListener('abort', stop)
  }
}
