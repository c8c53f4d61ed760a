import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'
import { z } from 'zod'

/** When a service may be asked again. Each video has its own process, so it is kept in a file. */
export type RequestPause = {
  /** The time left, or 0 when it may be asked now. */
  left(): Promise<Milliseconds>
  /** The service wants no request for this long. */
  wait(time: Milliseconds): Promise<void>
  failed(): Promise<void>
  succeeded(): Promise<void>
}

const failuresInRow = 3
const restAfterFailures: Milliseconds = 5 * 60_000
const longestWait: Milliseconds = 60 * 60_000
const state = z.object({ until: z.number(), failures: z.number() })
type State = z.infer<typeof state>
const fresh: State = { until: 0, failures: 0 }

/** Without a folder the pause holds for this process alone. */
export function openRequestPause(folder: string | null, now: () => Date): RequestPause {
  let known = fresh
  const file = folder === null ? null : join(folder, 'pause')

  async function read(): Promise<State> {
    if (file === null) return known
    try {
      return state.parse(JSON.parse(await readFile(file, 'utf8')))
    } catch {
      return known
    }
  }
  async function store(next: State): Promise<void> {
    known = next
    if (folder === null || file === null) return
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = join(folder, `${randomUUID()}.part`)
      await writeFile(part, JSON.stringify(next), { mode: 0o600 })
      await rename(part, file)
    } catch {
      // A full disk: the pause still holds for this process.
    }
  }
  return {
    async left() {
      // A clock that was set back must not keep the service shut for longer than it asked.
      return Math.min(longestWait, Math.max(0, (await read()).until - now().getTime()))
    },
    async wait(time) {
      await store({ until: now().getTime() + Math.min(longestWait, Math.max(1000, time)), failures: 0 })
    },
    async failed() {
      const failures = (await read()).failures + 1
      await store(failures < failuresInRow ? { until: 0, failures } : { until: now().getTime() + restAfterFailures, failures: 0 })
    },
    async succeeded() {
      if ((await read()).failures > 0) await store(fresh)
    },
  }
}
