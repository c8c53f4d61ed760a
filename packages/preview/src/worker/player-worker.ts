import { captureBitmap, fetchWasm, startBrowserEngine, startBrowserFilm, startBrowserTiles } from './browser-engine.ts'
import type { PlayerEngine } from '../playing/player-engine.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { TileOrder } from '../orders/tile-order.ts'

/** The part of a worker's scope that is used; the types of pages do not name it. */
type WorkerScope = {
  addEventListener(kind: 'message', listener: (event: MessageEvent<ToWorker>) => void): void
  postMessage(message: FromWorker, transfer: Transferable[]): void
}

const scope = globalThis as unknown as WorkerScope
const send = (message: FromWorker, transfer: Transferable[] = []) => scope.postMessage(message, transfer)
let wasm: ArrayBuffer | null = null
let engine: PlayerEngine | null = null
let drawTiles: Promise<(tile: TileOrder) => Promise<ImageBitmap>> | null = null
let nextFrame: Promise<() => Promise<VideoFrame | null>> | null = null
let handled = 0

/** WebGL or Canvas2D, where canvases of workers have one of them. */
function canShow(): boolean {
  return (['webgl2', '2d'] as const).some((kind) => new OffscreenCanvas(16, 16).getContext(kind) !== null)
}

async function load(wasmUrl: string): Promise<void> {
  wasm = await fetchWasm(wasmUrl)
  send({ kind: 'loaded', canShow: canShow() })
}

async function open(canvas: OffscreenCanvas): Promise<void> {
  if (wasm === null) throw new Error('open before load')
  engine = await startBrowserEngine(canvas, wasm, (status) => send({ kind: 'status', status, handled }))
  send({ kind: 'opened', status: engine.status() })
}

async function answer(call: number, draw: () => Promise<ImageBitmap>): Promise<void> {
  try {
    const picture = await draw()
    send({ kind: 'drawn', call, picture }, [picture])
  } catch (error) {
    send({ kind: 'failed', call, message: String(error) })
  }
}

async function drawTile(order: TileOrder): Promise<ImageBitmap> {
  if (wasm === null) throw new Error('a tile before load')
  drawTiles ??= startBrowserTiles(wasm)
  const draw = await drawTiles
  return draw(order)
}

async function answerFilmFrame(call: number): Promise<void> {
  try {
    const picture = (await (await nextFrame)?.()) ?? null
    send({ kind: 'filmFrame', call, picture }, picture === null ? [] : [picture])
  } catch (error) {
    send({ kind: 'failed', call, message: String(error) })
  }
}

function failed(error: unknown): void {
  send({ kind: 'failed', call: null, message: String(error) })
}

function take(message: ToWorker): void {
  switch (message.kind) {
    case 'load':
      load(message.wasmUrl).catch(failed)
      return
    case 'open':
      open(message.canvas).catch(failed)
      return
    case 'show':
      handled = message.command
      engine?.show(message.order)
      return
    case 'command':
      handled = message.command
      engine?.command(message.does)
      return
    case 'capture':
      void answer(message.call, () => (engine === null ? Promise.reject(new Error('no player')) : captureBitmap(engine)))
      return
    case 'tile':
      void answer(message.call, () => drawTile(message.order))
      return
    case 'film':
      nextFrame = wasm === null ? Promise.reject(new Error('a film before load')) : startBrowserFilm(wasm, message.film)
      // Each frame that is asked for answers with it.
      nextFrame.catch(() => undefined)
      return
    case 'filmFrame':
      void answerFilmFrame(message.call)
      return
  }
}

scope.addEventListener('message', ({ data }) => take(data))
