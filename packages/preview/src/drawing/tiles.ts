import { createStillBaker } from '@relampago/compositor/stills'
import type { Bytes } from '@relampago/domain/units'
import type { EngineHost } from '../orders/engine-host.ts'
import type { TileOrder } from '../orders/tile-order.ts'
import { openFramePainter, type FramePainter } from './frame-painter.ts'
import type { PictureStore } from './picture-store.ts'
import type { Planes } from '../orders/planes.ts'
import { previewOfTile } from './tile-orders.ts'

/** Draws small pictures of single effects and transitions, one after the other. */
export type Tiles = {
  /** `take` is called with planes that are valid for that call. */
  draw(tile: TileOrder, take: (planes: Planes) => void): Promise<void>
}

/** Each tile is drawn once: nothing is worth holding for long. */
const heldBytes: Bytes = 8e6

export async function openTiles(wasm: ArrayBuffer, pictures: PictureStore, host: EngineHost): Promise<Tiles> {
  const baker = await createStillBaker(wasm)
  const painters = new Map<string, Promise<FramePainter>>()
  let queue: Promise<unknown> = Promise.resolve()

  async function drawTile(tile: TileOrder, take: (planes: Planes) => void): Promise<void> {
    await host.breathe()
    const { size } = tile
    const name = `${size.width}x${size.height}`
    const opened =
      painters.get(name) ?? openFramePainter(size, { wasm, baker, pictures, heldBytes, breathe: () => host.breathe(), onFault: (error) => host.onFault(error) })
    painters.set(name, opened)
    const painter = await opened
    const { order, frame } = previewOfTile(tile)
    const run = painter.exactRun(order, frame)
    await painter.prepare(order, run)
    for (const at of run) {
      const planes = painter.drawExactly(order, at, at === run[0])
      if (at === frame) take(planes)
    }
  }

  return {
    draw(tile, take) {
      const drawn = queue.then(() => drawTile(tile, take))
      queue = drawn.catch(() => undefined)
      return drawn
    },
  }
}
