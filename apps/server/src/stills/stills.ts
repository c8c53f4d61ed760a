import { join } from 'node:path'
import type { ThemeStillBody } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { themeSubject } from '@relampago/video/theme-subject'
import { createChildLine, type ChildWish } from '../limits/child-line.ts'
import { createKeptResults } from './kept-results.ts'

export type StillsOptions = {
  now: () => Date
  log: (message: string) => void
  /** File of the process that draws one scene; its input is a `ThemeStillOrder` as JSON. */
  module?: string
  timeoutMs?: Milliseconds
}
type StillWish = Omit<ChildWish, 'input'> & { body: ThemeStillBody }
export type Stills = {
  /**
   * A scene of a theme as WebP. Throws `AppError`: what an order would be refused for,
   * `preview_busy` when too many wait or it took too long, `too_many_requests` when the owner has
   * one under way.
   */
  draw: (wish: StillWish) => Promise<Buffer>
  /** Ends the processes that draw. */
  close: () => void
}

const limits = {
  memoryKilobytes: 4_000_000,
  // A scene took 1.2 s, the start of its process included.
  cpuSeconds: 15,
  // A scene in print has 90 KB.
  outputBytes: 4 * 1024 * 1024,
}
/** About 400 scenes. */
const keptBytes = 16 * 1024 * 1024
/** The same as long as the code is: a restart forgets them. */
const keptForMs: Milliseconds = 24 * 60 * 60_000

/** Draws scenes of themes outside this process, one at a time, and keeps them in memory. */
export function createStills({ now, log, module = join(import.meta.dirname, 'theme-child.ts'), timeoutMs = 15_000 }: StillsOptions): Stills {
  const kept = createKeptResults<Buffer>(keptBytes, now)
  const line = createChildLine({
    failed: 'a scene was not drawn',
    module,
    limits,
    timeoutMs,
    atOnce: 1,
    waitingAtMost: 4,
    busy: 'preview_busy',
    retryAfter: 3,
    log,
  })
  return {
    async draw({ body: { input, language, look }, ...wish }) {
      const { theme } = themeSubject({ input, context: '', language })
      const key = JSON.stringify([theme, language, look ?? null])
      const before = kept.find(key)
      if (before !== null) return before
      const drawn = await line.run({ ...wish, input: { theme, language, look } })
      kept.keep(key, drawn, { bytes: drawn.length, forMs: keptForMs })
      return drawn
    },
    close: line.close,
  }
}
