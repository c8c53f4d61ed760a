import type { Player } from '@relampago/preview'
import { logError } from '../log/log.ts'

/** Opens a player on a canvas. */
export type OpenPlayer = (canvas: HTMLCanvasElement) => Promise<Player>

/** Opens a player on the canvas that is handed in, and closes it when the canvas goes. */
export function createCanvasPlayer(open: OpenPlayer, onPlayer: (player: Player | null) => void) {
  let shown: { canvas: HTMLCanvasElement; player: Promise<Player> } | null = null
  let closing: ReturnType<typeof setTimeout> | undefined

  function close(): void {
    void shown?.player.then((player) => player.close())
    shown = null
    onPlayer(null)
  }

  return {
    attach: (canvas: HTMLCanvasElement | null): void => {
      clearTimeout(closing)
      // In development React takes the canvas away for a moment; it serves one player, ever.
      if (canvas === null) closing = setTimeout(close)
      if (canvas === null || shown?.canvas === canvas) return
      if (shown !== null) close()
      const player = open(canvas).catch((error: unknown) => {
        logError('the preview did not open', error)
        return noPlayer()
      })
      shown = { canvas, player }
      void player.then((opened) => {
        if (shown?.canvas === canvas) onPlayer(opened)
      })
    },
  }
}

const nothing = () => undefined

/** Stands in for an engine that cannot draw here: the rest of the page works. */
function noPlayer(): Player {
  const status = {
    state: 'stopped',
    time: 0,
    frame: 0,
    shown: null,
    isReady: false,
    isExact: false,
    drawnAt: { width: 0, height: 0 },
    backend: 'canvas2d',
    problem: 'engine',
  } as const
  return {
    status: () => status,
    onStatus: () => nothing,
    onTime: () => nothing,
    show: nothing,
    play: nothing,
    pause: nothing,
    stop: nothing,
    seek: nothing,
    step: nothing,
    captureFrame: () => Promise.reject(new Error('there is no engine')),
    close: nothing,
  }
}
