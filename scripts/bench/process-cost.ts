import { readdirSync, readFileSync } from 'node:fs'

/** Kernel clock ticks a second: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100
const sampleEveryMs = 100

/**
 * CPU seconds (user and system) of this process with all its threads, plus every child that has
 * ended and been waited for.
 */
function cpuSeconds(): number {
  const [user, system, childUser, childSystem] = statFields('self')
  return ((user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)) / ticksPerSecond
}

/** utime, stime, cutime and cstime of a process in ticks; see proc(5). Zeros when it is gone. */
function statFields(pid: number | 'self'): number[] {
  const text = readOrEmpty(`/proc/${pid}/stat`)
  // The name in brackets may hold spaces; fields are counted after it.
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended between listing and reading.
    return ''
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      const text = readOrEmpty(`/proc/${child}/stat`)
      return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) === pid
    })
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap((child) => treeOf(child))]
}

function ownTicks(pid: number): number {
  const [user, system] = statFields(pid)
  return (user ?? 0) + (system ?? 0)
}

/** Resident memory of one process in MB; 0 when it is gone. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/**
 * Follows a process and everything below it: the most memory held at one time, and CPU of children
 * that are not waited for (a browser's).
 */
export function watchTree(pid: number): { stop: () => { peakRssMb: number; cpuSeconds: number } } {
  let peakRssMb = 0
  const firstTicks = new Map(treeOf(pid).map((one) => [one, ownTicks(one)]))
  const lastTicks = new Map<number, number>()
  const sample = () => {
    const tree = treeOf(pid)
    peakRssMb = Math.max(
      peakRssMb,
      tree.reduce((sum, one) => sum + memoryOf(one), 0),
    )
    for (const one of tree) lastTicks.set(one, ownTicks(one))
  }
  sample()
  const timer = setInterval(sample, sampleEveryMs)
  return {
    stop() {
      clearInterval(timer)
      sample()
      const spent = [...lastTicks].map(([one, ticks]) => Math.max(0, ticks - (firstTicks.get(one) ?? 0)))
      return { peakRssMb, cpuSeconds: spent.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond }
    },
  }
}

export type Cost = { cpuSeconds: number; wallSeconds: number }

/**
 * Runs one work and says what it cost this process and its ended children. Works that run beside it
 * are counted in: run one at a time.
 */
export async function costOf<Result>(work: () => Promise<Result> | Result): Promise<Cost & { result: Result }> {
  const cpu = cpuSeconds()
  const start = performance.now()
  const result = await work()
  return { result, cpuSeconds: cpuSeconds() - cpu, wallSeconds: (performance.now() - start) / 1000 }
}
