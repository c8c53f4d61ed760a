import type { ChildProcess } from 'node:child_process'

export type KeptAlive = { stop: () => Promise<void> }
export type KeepAliveOptions = {
  start: () => ChildProcess
  log: (message: string) => void
  /** The process ended by itself, and not because it was done. `how` is the signal or exit code. */
  onCrash?: (how: string) => void
  /** Delay before the second start; doubles with each early exit. */
  firstDelayMs?: number
  longestDelayMs?: number
  /** The delay is reset after a child ran this long. */
  steadyAfterMs?: number
  /** Between SIGTERM and SIGKILL. */
  graceMs?: number
}

/** Starts a process, and restarts it with backoff when it ends by itself. */
export function keepAlive(options: KeepAliveOptions): KeptAlive {
  const { start, log, onCrash, firstDelayMs = 250, longestDelayMs = 10_000, steadyAfterMs = 30_000, graceMs = 15_000 } = options
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
        if (code !== 0) onCrash?.(signal ?? `exit code ${code}`)
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
