import type { Seconds } from '@relampago/domain/units'
import { decodePicture } from '../drawing/decode-picture.ts'
import type { Planes } from '../orders/planes.ts'
import { openFilm } from '../drawing/film.ts'
import type { FilmOrder } from '../orders/film-order.ts'
import { openPictureStore } from '../drawing/picture-store.ts'
import { openTiles } from '../drawing/tiles.ts'
import type { PlayerStatus } from '../orders/player.ts'
import { browserHost } from '../orders/engine-host.ts'
import { startEngine, type PlayerEngine } from '../playing/player-engine.ts'
import { openCanvasScreen } from '../showing/canvas-screen.ts'
import { planesToRgba } from '../showing/planes-to-rgba.ts'
import type { AnyCanvas } from '../showing/screen.ts'
import { openWebglScreen } from '../showing/webgl-screen.ts'
import type { TileOrder } from '../orders/tile-order.ts'

export async function fetchWasm(url: string): Promise<ArrayBuffer> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
  return reply.arrayBuffer()
}

/** An engine on a canvas of this page or worker. */
export function startBrowserEngine(canvas: AnyCanvas, wasm: ArrayBuffer, onStatus: (status: PlayerStatus) => void): Promise<PlayerEngine> {
  return startEngine({
    wasm,
    host: browserHost,
    pictures: openPictureStore(decodePicture),
    openScreen: (onRestored) => openWebglScreen(canvas, onRestored) ?? openCanvasScreen(canvas),
    onStatus,
  })
}

/** Draws tiles in this page or worker. */
export async function startBrowserTiles(wasm: ArrayBuffer): Promise<(tile: TileOrder) => Promise<ImageBitmap>> {
  const tiles = await openTiles(wasm, openPictureStore(decodePicture), browserHost)
  return (tile) => bitmapFrom((take) => tiles.draw(tile, take))
}

/** Draws a film in this page or worker: each call answers the next frame, `null` after the last. */
export async function startBrowserFilm(wasm: ArrayBuffer, order: FilmOrder): Promise<() => Promise<VideoFrame | null>> {
  const film = await openFilm({ wasm, pictures: openPictureStore(decodePicture), host: browserHost }, order)
  const rate = order.order.timeline.framesPerSecond
  return async () => {
    const next = await film.next()
    return next === null ? null : videoFrame(next.planes, next.frame / rate, 1 / rate)
  }
}

/** The planes as they are: no colour is converted on their way to an encoder. */
function videoFrame({ bytes, width, height }: Planes, time: Seconds, duration: Seconds): VideoFrame {
  return new VideoFrame(bytes, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: Math.round(time * 1e6),
    duration: Math.round(duration * 1e6),
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
  })
}

/** The full-size frame at the engine's present time. */
export function captureBitmap(engine: PlayerEngine): Promise<ImageBitmap> {
  return bitmapFrom((take) => engine.capture(take))
}

async function bitmapFrom(draw: (take: (planes: Planes) => void) => Promise<void>): Promise<ImageBitmap> {
  let bitmap: Promise<ImageBitmap> | null = null
  await draw((planes) => {
    // The planes live only now.
    const image = new ImageData(planes.width, planes.height)
    planesToRgba(planes, image.data)
    bitmap = createImageBitmap(image)
  })
  if (bitmap === null) throw new Error('the player was closed')
  return bitmap
}
