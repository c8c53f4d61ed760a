import { createStillBaker } from '@relampago/compositor/stills'
import type { Bytes, Frames } from '@relampago/domain/units'
import type { EngineHost } from '../orders/engine-host.ts'
import type { FilmOrder } from '../orders/film-order.ts'
import type { Planes } from '../orders/planes.ts'
import { openFramePainter } from './frame-painter.ts'
import type { PictureStore } from './picture-store.ts'
import { stampOn } from './stamp.ts'

/** Draws frame after frame. */
export type Film = {
  /** The next frame, which belongs to the caller; `null` after the last. */
  next(): Promise<{ frame: Frames; planes: Planes } | null>
}

export type FilmParts = { wasm: ArrayBuffer; pictures: PictureStore; host: Pick<EngineHost, 'breathe' | 'onFault'> }

/** Two scenes of a transition with their effects, and some that are shown again. */
const heldBytes: Bytes = 40e6

/** Its frames reject when a picture of the order cannot be had: a file shows no stand-ins. */
export async function openFilm(parts: FilmParts, { order, size, stamp }: FilmOrder): Promise<Film> {
  const { wasm, pictures, host } = parts
  const baker = await createStillBaker(wasm)
  const painter = await openFramePainter(size, { wasm, baker, pictures, heldBytes, breathe: () => host.breathe(), onFault: (error) => host.onFault(error) })
  let at = 0
  return {
    async next() {
      if (at >= order.timeline.frames) return null
      const frame = at
      at += 1
      await painter.prepare(order, [frame])
      if (pictures.hasFailed(order.scenes)) throw new Error('a picture could not be loaded')
      const drawn = painter.drawExactly(order, frame, frame === 0)
      // The painter draws the next frame with the bytes of this one.
      const planes = { ...drawn, bytes: drawn.bytes.slice() }
      if (stamp !== null) stampOn(planes, stamp)
      return { frame, planes }
    },
  }
}
