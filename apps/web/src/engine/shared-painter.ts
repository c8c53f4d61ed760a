import type { TilePainter } from '@relampago/preview'
import type { Milliseconds } from '@relampago/domain/units'

/** A painter that many parts of a page use at once. */
export type SharedPainter = {
  /** Opens the painter for the first that takes it. Each must call `release` once. */
  take(): { painter: Promise<TilePainter>; release: () => void }
}

/** Lists scroll: what leaves the screen is often back in a moment. */
const closeAfter: Milliseconds = 10_000

/** The painter is opened when it is needed, and closed some time after nobody needs it. */
export function sharePainter(open: () => Promise<TilePainter>): SharedPainter {
  let opened: Promise<TilePainter> | null = null
  let users = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  function close(): void {
    opened?.then(
      (painter) => painter.close(),
      () => undefined,
    )
    opened = null
  }

  return {
    take() {
      clearTimeout(closing)
      users += 1
      const painter = (opened ??= open())
      painter.catch(() => {
        // The next one tries again.
        if (opened === painter) opened = null
      })
      return {
        painter,
        release() {
          users -= 1
          if (users === 0) closing = setTimeout(close, closeAfter)
        },
      }
    },
  }
}
