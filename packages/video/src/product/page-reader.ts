import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError, type ErrorCode } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { ToolError } from '../run/tool-error.ts'
import type { ReadPage, ReadProduct } from './read-product.ts'

/** What the process says of its page. */
export type PageAnswer = ({ kind: 'read' } & ReadProduct) | { kind: 'refused'; code: ErrorCode }

export type PageReader = {
  /**
   * Reads the one page of this reader, as `readProduct` does. Throws its `AppError`, page_too_large
   * when a limit is reached, and the signal's reason when aborted; the process has ended by then.
   */
  read(page: ReadPage): Promise<ReadProduct>
  [Symbol.asyncDispose](): Promise<void>
}
export type PageLimits = {
  /** Processor time, so that a busy machine fails no honest page. Whole seconds. */
  cpu: Seconds
  heapMegabytes: number
  /** From the page's arrival to the answer, however busy the machine is. */
  wallMs: Milliseconds
}

// Two seconds for the page and one for the start of Node, which takes 0.1 to 0.3. A page of 1.7 MB
// with 60,000 elements takes 0.6 s and 55 MB.
const usualLimits: PageLimits = { cpu: 3, heapMegabytes: 128, wallMs: 25_000 }
/** Facts and addresses have a few kilobytes. */
const mostAnswer = 1_000_000
const stderrTail = 2000
/** Over the processor time, out of memory, out of stack: what the page did to its reader. */
const signalsOfPage: readonly (NodeJS.Signals | null)[] = ['SIGXCPU', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']
const childFile = fileURLToPath(new URL('page-child.ts', import.meta.url))

/**
 * Starts a process that reads one page within limits: what a stranger's server sends can be built
 * to take minutes or gigabytes. Started while the page is still being fetched, it costs no time.
 */
export function openPageReader(signal: AbortSignal, limits: PageLimits = usualLimits): PageReader {
  const closing = new AbortController()
  const child = startChild(limits, AbortSignal.any([signal, closing.signal]))
  const ended = endOf(child)
  return {
    async read(page) {
      const { contentType, url, readAt, bytes } = page
      const wall = setTimeout(() => closing.abort(), limits.wallMs)
      child.stdin.write(`${JSON.stringify({ contentType, url, readAt })}\n`)
      child.stdin.end(bytes)
      const end = await ended
      clearTimeout(wall)
      signal.throwIfAborted()
      if (closing.signal.aborted || signalsOfPage.includes(end.killedBy)) throw new AppError('page_too_large')
      return readProductOf(end, readAt)
    },
    async [Symbol.asyncDispose]() {
      closing.abort()
      await ended
    },
  }
}

function startChild({ cpu, heapMegabytes }: PageLimits, signal: AbortSignal): ChildProcessWithoutNullStreams {
  // New objects are outside the heap's limit, up to three times theirs.
  const command = [process.execPath, `--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8', childFile]
  // The system counts and ends the process, without core file. Windows has no such limits.
  const limited =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', `ulimit -c 0; ulimit -S -t ${cpu} && ulimit -H -t ${cpu + 1} && exec "$0" "$@"`, ...command]
  const [program = '', ...args] = limited
  return spawn(program, args, { stdio: 'pipe', signal, killSignal: 'SIGKILL' })
}

type End = { code: number | null; killedBy: NodeJS.Signals | null; stdout: string; stderr: string }

async function endOf(child: ChildProcessWithoutNullStreams): Promise<End> {
  const end: End = { code: null, killedBy: null, stdout: '', stderr: '' }
  // A process that is killed closes its input; how it ended says why.
  child.stdin.on('error', () => undefined)
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (end.stdout.length < mostAnswer) end.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    end.stderr = (end.stderr + text).slice(-stderrTail)
  })
  child.on('error', (error) => {
    end.stderr ||= error.message
  })
  return new Promise((resolve) => {
    child.once('close', (code, killedBy) => resolve({ ...end, code, killedBy }))
  })
}

function readProductOf({ code, killedBy, stdout, stderr }: End, readAt: Date): ReadProduct {
  if (code !== 0) throw new ToolError('page reader', 'subject', `ended with ${killedBy ?? code}: ${stderr}`)
  const answer = JSON.parse(stdout) as PageAnswer
  if (answer.kind === 'refused') throw new AppError(answer.code)
  const { facts, photoUrls } = answer
  // Dates are text in the answer.
  return { facts: { ...facts, readAt }, photoUrls }
}
