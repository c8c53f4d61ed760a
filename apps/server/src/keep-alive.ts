import type { ChildProcess } from 'node:child_process'

export type KeptAlive = { stop: () => Promise<void> }
export type KeepAliveOptions = {
  start: () => ChildProcess
  log: (message: string) => void
  /** Wait before the second start; doubles with each early death. */
  firstDelayMs?: number
  longestDelayMs?: number
  /** A child that lived this long has its delay forgotten. */
  steadyAfterMs?: number
  /** Between asking it to end and killing it. */
  graceMs?: number
}

/** Starts a process, and again when it ends by itself, ever more slowly when it does so at once. */
export function keepAlive(options: KeepAliveOptions): KeptAlive {
  const { start, log, firstDelayMs = 250, longestDelayMs = 10_000, steadyAfterMs = 30_000, graceMs = 15_000 } = options
  let child: ChildProcess
  let exit: Promise<void>
  let delay = firstDelayMs
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  function launch(): void {
    const startedAt = performance.now()
    child = start()
    exit = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve()
        if (stopping) return
        log(`the worker ended with ${signal ?? code}; starting another`)
        if (performance.now() - startedAt > steadyAfterMs) delay = firstDelayMs
        timer = setTimeout(launch, delay)
        delay = Math.min(longestDelayMs, delay * 2)
      })
    })
  }

  launch()
  return {
    async stop() {
      stopping = true
      clearTimeout(timer)
      child.kill('SIGTERM')
      const hardKill = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await exit
      clearTimeout(hardKill)
    },
  }
}
