import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestCount } from './test-reports.ts'

export const root = join(import.meta.dirname, '../..')

/** Runs a script with the project's Node, its output shown. True when it ended well. */
export function runNode(args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
}

/** As `runNode`, beside other work: gives the output in place of showing it. */
export async function collectNode(args: readonly string[]): Promise<{ good: boolean; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { good: code === 0, output }
}

/** File of a tool in node_modules. */
export function tool(file: string): string {
  return join(root, 'node_modules', file)
}

/** Runs a test runner and reads its JSON report; a runner without a report is one failure. */
export function countReport(report: string, args: readonly string[], read: (report: unknown) => TestCount, environment: NodeJS.ProcessEnv = {}): TestCount {
  const file = join(root, report)
  rmSync(file, { force: true })
  const endedWell = runNode(args, environment)
  const count = readCount(file, read)
  return !endedWell && count.failed === 0 ? { ...count, failed: 1 } : count
}

function readCount(file: string, read: (report: unknown) => TestCount): TestCount {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`no readable report in ${file}: ${(error as Error).message}`)
    return { passed: 0, failed: 1, reasons: [] }
  }
}
