import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'

export type StartedMain = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

/**
 * Starts the whole platform in a process of its own, in `folder`, with these variables and no
 * others. The caller ends it.
 */
export function startMain(folder: string, variables: Record<string, string>): StartedMain {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ENCYCLOPEDIA: 'off', LLM_LOCAL: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output: () => output, exit }
}

/** Waits until it serves, and gives its address on this machine. */
export async function untilItServes({ output }: StartedMain): Promise<string> {
  await expect.poll(output, { timeout: 30_000 }).toContain('Relâmpago ready: http')
  const port = /^Listening on \S+:(\d+)/m.exec(output())?.[1]
  return `http://127.0.0.1:${port}`
}
