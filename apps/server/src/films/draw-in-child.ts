import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { TemplateFilmContext } from '@relampago/video'
import type { FilmSubject } from '../database/schema.ts'

/** The one argument of the process that draws, as JSON. */
export type FilmOrder = { subject: FilmSubject } & Omit<TemplateFilmContext, 'signal' | 'onNote'>

export type FilmChild = {
  module?: string
  order: FilmOrder
  /** All of its environment: it must not see our secrets. */
  environment: NodeJS.ProcessEnv
  signal: AbortSignal
}

const killGraceMs = 3000
const lastCharacters = 2000
const heapMegabytes = 1024

/**
 * Draws in a process of its own. Throws an `Error` with its last output when it fails, and the
 * signal's reason when aborted; the process has ended by then.
 */
export async function drawInChild({ module = join(import.meta.dirname, 'film-child.ts'), order, environment, signal }: FilmChild): Promise<void> {
  signal.throwIfAborted()
  const child = fork(module, [JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: environment,
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
  })
  let hardKill: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    hardKill = setTimeout(() => child.kill('SIGKILL'), killGraceMs)
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    const { ended, output } = await endOf(child)
    signal.throwIfAborted()
    if (ended !== 0) throw new Error(`drawing a template ended with ${ended}: ${output}`)
  } finally {
    clearTimeout(hardKill)
    signal.removeEventListener('abort', stop)
  }
}

function endOf(child: ChildProcess): Promise<{ ended: number | string | null; output: string }> {
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-lastCharacters)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ended: error.message, output }))
    child.once('close', (code, killedBy) => resolve({ ended: killedBy ?? code, output }))
  })
}
