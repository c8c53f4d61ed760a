import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'

export type RunningMain = {
  child: ChildProcess
  output: () => string
  /** Lines of the log so far, newest last. */
  lines: () => Record<string, unknown>[]
  exit: Promise<number | null>
}

/** Starts `main.ts` as an operator does, with its data in `folder`. Its starter kills it. */
export function runMain(folder: string, variables: Record<string, string> = {}): RunningMain {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', ENCYCLOPEDIA: 'off', LLM_LOCAL: 'off', ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const lines = () =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { child, output: () => output, lines, exit }
}

/** Address of the API once it serves. */
export async function urlOf({ output }: RunningMain): Promise<string> {
  await vi.waitUntil(() => /ready: http:\/\/localhost:\d+\n/.test(output()), { timeout: 60_000 })
  return (/ready: (http:\/\/localhost:\d+)/.exec(output())?.[1] ?? '').replace('localhost', '127.0.0.1')
}

/** Process ids of the workers that became ready, in their order. */
export function workersOf({ output }: RunningMain): number[] {
  return [...output().matchAll(/worker ready \(process (\d+)\)/g)].map((match) => Number(match[1]))
}
