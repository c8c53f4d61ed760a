import { readFileSync } from 'node:fs'

/** Whether a process runs. One that has ended but was not collected by its parent yet does not. */
export function isAlive(pid: number): boolean {
  try {
    // "pid (name) state ...": the name may hold anything, so the state is looked for behind its
    // last bracket.
    return !/\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
