import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ToolError } from '../../run/tool-error.ts'
import { replyReader, type Utterance } from './reply-reader.ts'
import type { SpeechRequest } from './speech-message.ts'

export type SpeakerOptions = {
  signal: AbortSignal
  /** For one utterance, the start of the child included; then it is killed. */
  timeoutMs?: number
  /** Another program to talk to; for tests. */
  childFile?: string
}

/**
 * One living synthesiser. `speak` must be awaited before the next call; `close` resolves when the
 * process is gone.
 */
export type Speaker = { speak: (request: SpeechRequest) => Promise<Utterance>; close: () => Promise<void> }

type Child = { process: ChildProcessByStdio<Writable, Readable, Readable>; closed: Promise<void> }

const tailCharacters = 2000
const defaultTimeoutMs = 15_000
const ownChildFile = fileURLToPath(new URL('espeak-child.ts', import.meta.url))

/**
 * Starts eSpeak NG in its own process. A crash, an answer that is none, or silence beyond the
 * time-out kills it and asks a fresh one again, once; the second failure throws `ToolError`. An
 * abort kills it and throws the signal's reason.
 */
export function openSpeaker({ signal, timeoutMs = defaultTimeoutMs, childFile = ownChildFile }: SpeakerOptions): Speaker {
  let child: Child | null = startChild(childFile)

  async function stop(): Promise<void> {
    const stopping = child
    child = null
    stopping?.process.kill('SIGKILL')
    await stopping?.closed
  }

  async function attempt(request: SpeechRequest): Promise<Utterance> {
    signal.throwIfAborted()
    child ??= startChild(childFile)
    try {
      return await askChild(child, request, signal, timeoutMs)
    } catch (error) {
      await stop()
      throw error
    }
  }

  async function speak(request: SpeechRequest): Promise<Utterance> {
    try {
      return await attempt(request)
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      return attempt(request)
    }
  }
  return { speak, close: stop }
}

function startChild(file: string): Child {
  // It needs nothing of our environment.
  const child = spawn(process.execPath, ['--max-old-space-size=256', file], { stdio: ['pipe', 'pipe', 'pipe'], env: {} })
  // Its exit tells the story.
  child.stdin.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
    child.on('error', () => resolve())
  })
  return { process: child, closed }
}

/**
 * Sends one request and waits for its answer, the end of the process, the abort or the time-out,
 * whichever comes first.
 */
async function askChild({ process: child }: Child, request: SpeechRequest, signal: AbortSignal, timeoutMs: number): Promise<Utterance> {
  const fail = (detail: string, cause?: unknown) => new ToolError('espeak-ng', 'speech', `${detail}: ${stderr.slice(-tailCharacters)}`, { cause })
  const reader = replyReader()
  const listening = new AbortController()
  let stderr = ''
  let timer: NodeJS.Timeout | undefined
  const onError = (piece: Buffer) => {
    stderr = (stderr + piece.toString()).slice(-tailCharacters)
  }
  try {
    return await new Promise<Utterance>((resolve, reject) => {
      const onHeard = (piece: Buffer) => {
        try {
          reader.push(piece)
          const utterance = reader.take()
          if (utterance !== null) resolve(utterance)
        } catch (error) {
          reject(fail('its answer cannot be read', error))
        }
      }
      const onClose = (code: number | null, killedBy: string | null) => reject(fail(`ended with ${killedBy ?? code}`))
      child.stdout.on('data', onHeard)
      child.stderr.on('data', onError)
      child.on('close', onClose)
      listening.signal.addEventListener('abort', () => {
        child.stdout.off('data', onHeard)
        child.stderr.off('data', onError)
        child.off('close', onClose)
      })
      signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal })
      timer = setTimeout(() => reject(fail(`no answer in ${timeoutMs} ms`)), timeoutMs)
      if (child.exitCode !== null || child.signalCode !== null) onClose(child.exitCode, child.signalCode)
      child.stdin.write(`${JSON.stringify(request)}\n`)
    })
  } finally {
    clearTimeout(timer)
    listening.abort()
  }
}
