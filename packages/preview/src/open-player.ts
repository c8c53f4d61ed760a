import type { FilmOrder } from './orders/film-order.ts'
import { browserHost } from './orders/engine-host.ts'
import type { PictureSource, Player, PlayerStatus, PreviewOrder, TilePainter } from './orders/player.ts'
import { keyOfBlob } from './drawing/picture-store.ts'
import { makePlayer, type MadePlayer } from './worker/make-player.ts'
import type { TileOrder } from './orders/tile-order.ts'
import { startWorker, type WorkerLink } from './worker/worker-link.ts'

export type PlayerOptions = {
  /** Address of `compositor.wasm`. */
  wasmUrl: string
}

/**
 * Opens a player on a canvas that has no context yet; one canvas serves one player, ever. The
 * player sets the canvas's width and height to those of the frames that it draws, so style sheets
 * must give its size on the page.
 */
export async function openPlayer(canvas: HTMLCanvasElement, { wasmUrl }: PlayerOptions): Promise<Player> {
  const address = absolute(wasmUrl)
  const link = 'transferControlToOffscreen' in canvas ? await startWorker(address) : null
  return link === null ? openOnPage(canvas, address) : openInWorker(canvas, link)
}

/** Opens a painter of tiles; it works beside players. */
export async function openTilePainter({ wasmUrl }: PlayerOptions): Promise<TilePainter> {
  const address = absolute(wasmUrl)
  const link = await startWorker(address)
  if (link !== null)
    return tilePainter(
      (order) => link.call((call) => ({ kind: 'tile', call, order })),
      () => link.close(),
    )
  const { fetchWasm, startBrowserTiles } = await import('./worker/browser-engine.ts')
  const draw = await startBrowserTiles(await fetchWasm(address))
  return tilePainter(draw, () => undefined)
}

function tilePainter(draw: (order: TileOrder) => Promise<ImageBitmap>, close: () => void): TilePainter {
  return {
    effect: (id, intensity, picture, size) => draw({ kind: 'effect', id, intensity, picture: sent(picture), size }),
    transition: (id, progress, from, to, size) => draw({ kind: 'transition', id, progress, picture: sent(from), to: sent(to), size }),
    frame: (order, time, size) => draw({ kind: 'frame', order: sentOrder(order), time, size }),
    close,
  }
}

async function openInWorker(canvas: HTMLCanvasElement, link: WorkerLink): Promise<Player> {
  const opened = link.next('opened')
  const offscreen = canvas.transferControlToOffscreen()
  link.send({ kind: 'open', canvas: offscreen }, [offscreen])
  const { status } = await opened
  const { player, take } = makePlayer(
    {
      show: (order, command) => link.send({ kind: 'show', order: sentOrder(order), command }),
      command: (does, command) => link.send({ kind: 'command', does, command }),
      capture: () => link.call((call) => ({ kind: 'capture', call })),
      close: () => link.close(),
    },
    status,
  )
  link.onMessage((message) => {
    if (message.kind === 'status') take(message.status, message.handled)
  })
  return player
}

async function openOnPage(canvas: HTMLCanvasElement, wasmUrl: string): Promise<Player> {
  const { captureBitmap, fetchWasm, startBrowserEngine } = await import('./worker/browser-engine.ts')
  let made: MadePlayer | null = null
  let handled = 0
  const take = (status: PlayerStatus) => made?.take(status, handled)
  const engine = await startBrowserEngine(canvas, await fetchWasm(wasmUrl), take)
  made = makePlayer(
    {
      show(order, command) {
        handled = command
        engine.show(sentOrder(order))
      },
      command(does, command) {
        handled = command
        engine.command(does)
      },
      capture: () => captureBitmap(engine),
      close: () => engine.close(),
    },
    engine.status(),
  )
  return made.player
}

/**
 * Draws all frames of an order, one after the other, beside players and without any of them. Each
 * frame must be closed by its reader. The drawing stops when the reader does.
 */
export async function* drawAllFrames(film: FilmOrder, { wasmUrl }: PlayerOptions): AsyncGenerator<VideoFrame, void> {
  const address = absolute(wasmUrl)
  const order = { ...film, order: sentOrder(film.order) }
  const link = await startWorker(address)
  if (link !== null) link.send({ kind: 'film', film: order })
  const next = link === null ? await filmOnPage(order, address) : () => link.nextFilmFrame()
  try {
    for (let frame = await next(); frame !== null; frame = await next()) yield frame
  } finally {
    link?.close()
  }
}

async function filmOnPage(film: FilmOrder, wasmUrl: string): Promise<() => Promise<VideoFrame | null>> {
  const { fetchWasm, startBrowserFilm } = await import('./worker/browser-engine.ts')
  const draw = await startBrowserFilm(await fetchWasm(wasmUrl), film)
  return async () => {
    // The page stays usable between frames.
    await browserHost.breathe()
    return draw()
  }
}

/** The order as it can leave the page: addresses whole, files with their names. */
function sentOrder({ timeline, scenes }: PreviewOrder): PreviewOrder {
  return {
    timeline,
    scenes: scenes.map(({ background, layers = [] }) => ({
      background: sent(background),
      layers: layers.map((layer) => ({ ...layer, picture: sent(layer.picture) })),
    })),
  }
}

function sent(source: PictureSource): PictureSource {
  return 'url' in source ? { url: absolute(source.url) } : { blob: source.blob, key: keyOfBlob(source.blob) }
}

function absolute(url: string): string {
  return new URL(url, document.baseURI).href
}
