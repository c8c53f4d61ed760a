import { spawn, type ChildProcess } from 'node:child_process'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import { ffmpegEnvironment } from '../ffmpeg/ffmpeg-environment.ts'
import { ToolError } from '../run/tool-error.ts'

export type EncoderRun = {
  path: string
  /** FFmpeg's arguments; frames come in at `pipe:0`, and `-progress pipe:1` must be among them. */
  args: readonly string[]
  /** Working directory. */
  folder: string
  signal: AbortSignal
  /** The encoder is stopped when it has frames to work on and makes no progress for so long. */
  stallMs: Milliseconds
}

/**
 * FFmpeg taking raw frames. Every path out of it must end in `stop`, which also does no harm after
 * `finish`.
 */
export type Encoder = {
  /** Resolves when the bytes have been taken; until then they must not change. */
  write(frame: Uint8Array): Promise<void>
  /** Ends the input and waits for the file; gives the number of frames in it. */
  finish(): Promise<Frames>
  /** Resolves when the process is gone. */
  stop(): Promise<void>
}

const step = 'render: encode'
/**
 * What TERM has to work before KILL comes. The unfinished file is worth nothing, so there is little
 * to wait for.
 */
const killGraceMs = 300
/** A grandchild may hold the pipes open after the program itself has gone. */
const pipesGraceMs = 300
const tailCharacters = 4000

/**
 * Starts the encoder. All calls throw `ToolError` with its last lines when it fails or stalls, and
 * the signal's reason when aborted; the process is gone by then.
 */
export function startEncoder({ path, args, folder, signal, stallMs }: EncoderRun): Encoder {
  const child = spawn(path, args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'], env: ffmpegEnvironment() })
  const output = readOutput(child, () => watchdog.progress())
  const exited = exitOf(child)
  let stopReason: Error | null = null

  const kill = () => {
    child.kill('SIGTERM')
    const hardKill = setTimeout(() => child.kill('SIGKILL'), killGraceMs)
    void exited.then(() => clearTimeout(hardKill))
  }
  const giveUp = (reason: Error) => {
    stopReason ??= reason
    kill()
  }
  const onAbort = () => giveUp(signal.reason as Error)
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  const watchdog = startWatchdog(stallMs, () => giveUp(new ToolError(path, step, `no progress for ${stallMs} ms: ${output.tail()}`)))
  void exited.then(() => {
    watchdog.end()
    signal.removeEventListener('abort', onAbort)
  })

  async function throwFailure(): Promise<never> {
    const code = await exited
    throw stopReason ?? new ToolError(path, step, `exit ${code}: ${output.tail()}`)
  }

  return {
    write: (frame) =>
      watchdog.during(async () => {
        const taken = await new Promise<boolean>((resolve) => child.stdin.write(frame, (error) => resolve(error === null || error === undefined)))
        if (!taken) await throwFailure()
      }),
    finish: () =>
      watchdog.during(async () => {
        child.stdin.end()
        const code = await exited
        return code === 0 && stopReason === null ? output.frames() : throwFailure()
      }),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) kill()
      await exited
    },
  }
}

/** Calls `onStall` when something has been waited for and nothing has moved for `stallMs`. */
function startWatchdog(stallMs: Milliseconds, onStall: () => void) {
  let waiting = 0
  let lastProgress = performance.now()
  const progress = () => {
    lastProgress = performance.now()
  }
  const timer = setInterval(() => {
    if (waiting > 0 && performance.now() - lastProgress > stallMs) onStall()
  }, stallMs / 4)
  return {
    progress,
    /** Runs one wait under watch; its end is progress too. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      if (waiting === 0) progress()
      waiting += 1
      try {
        return await work()
      } finally {
        waiting -= 1
        progress()
      }
    },
    end: () => clearInterval(timer),
  }
}

/** Keeps the end of what the program says, and the frame count of its progress lines. */
function readOutput(child: ChildProcess, onProgress: () => void) {
  let said = ''
  let frames = 0
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-tailCharacters)
  })
  child.stdout?.on('data', (chunk: Buffer) => {
    const counted = Number([...chunk.toString().matchAll(/^frame=\s*(\d+)/gm)].at(-1)?.[1] ?? frames)
    if (counted > frames) onProgress()
    frames = Math.max(frames, counted)
  })
  // When the program goes, its exit code and last words tell the story, not the broken pipe.
  child.stdin?.on('error', () => undefined)
  return {
    tail: () => said,
    frames: () => frames,
  }
}

/**
 * Exit code, or the signal's name; never rejects. Everything the program said has been read by
 * then.
 */
function exitOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => {
      const ended = () => {
        child.stdin?.destroy()
        child.stdout?.destroy()
        child.stderr?.destroy()
        resolve(code ?? signal ?? 'unknown')
      }
      const timer = setTimeout(ended, pipesGraceMs)
      child.on('close', () => {
        clearTimeout(timer)
        ended()
      })
    })
  })
}
