import { readFile, writeFile } from 'node:fs/promises'
import type { Milliseconds } from '@relampago/domain/units'
import { ToolError } from '../../run/tool-error.ts'

/** Failures in a row after which a model is left alone, and for how long. */
const mostFailures = 3
const restMs: Milliseconds = 300_000

type Count = { failures: number; restUntil: number }
const none: Count = { failures: 0, restUntil: 0 }

export type Breaker = {
  /** Throws `ToolError` while the model is left alone. */
  check(): Promise<void>
  succeeded(): Promise<void>
  failed(): Promise<void>
}

/**
 * Keeps a broken model from costing every video its time. Each video has a process of its own, so
 * the count is in a file; two processes that write it at once lose one count, which only delays the
 * rest. Without a file the count is in this process.
 */
export function openBreaker(file: string | null, now: () => number = Date.now): Breaker {
  const read = () => (file === null ? Promise.resolve(own) : readCount(file))
  const write = async (count: Count) => {
    own = count
    // A full disk must not cost the script.
    if (file !== null) await writeFile(file, JSON.stringify(count)).catch(() => undefined)
  }
  return {
    async check() {
      const { failures, restUntil } = await read()
      const leftMs = Math.min(restMs, restUntil - now())
      if (failures >= mostFailures && leftMs > 0) throw new ToolError('model', 'rest', `failed ${failures} times; not asked for ${Math.ceil(leftMs / 1000)} s`)
    },
    async succeeded() {
      if ((await read()).failures > 0) await write(none)
    },
    async failed() {
      await write({ failures: (await read()).failures + 1, restUntil: now() + restMs })
    },
  }
}

let own = none

async function readCount(file: string): Promise<Count> {
  try {
    const { failures, restUntil } = JSON.parse(await readFile(file, 'utf8')) as Partial<Count>
    return { failures: Number(failures) || 0, restUntil: Number(restUntil) || 0 }
  } catch {
    return none
  }
}
