import type { PreviewOrder } from '@relampago/preview'
import { vi } from 'vitest'
import { createTestPlayer, type TestPlayer } from './test-player.ts'

/** What the editor opened, in place of the engine: nothing is drawn. */
export const opened = {
  player: null as TestPlayer | null,
  orders: [] as PreviewOrder[],
  closed: 0,
  /** What was written to the console as an error. */
  logged: [] as unknown[],
}

/** Stands in for the module that opens the engine. */
export const engine = {
  openPlayer: async () => {
    const player = createTestPlayer()
    player.show = (order) => void opened.orders.push(order)
    player.close = () => void (opened.closed += 1)
    opened.player = player
    return player
  },
  openTilePainter: () => Promise.reject(new Error('no tiles here')),
}

/** What the browser of these tests lacks; forgets what was opened before. */
export function prepareEditor(): void {
  Object.assign(opened, { player: null, orders: [], closed: 0, logged: [] })
  class Idle {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Idle)
  vi.stubGlobal('IntersectionObserver', Idle)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((...parts) => void opened.logged.push(...parts))
}
