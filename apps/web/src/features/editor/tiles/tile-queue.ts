import type { TilePainter } from '@relampago/preview'

/** Paints one tile. */
export type DrawTile = (painter: TilePainter) => Promise<ImageBitmap>

/** Paints tiles one after the other and stores them. */
export type TileQueue = {
  /**
   * The tile of that key, painted now or before; `null` when `signal` ended the wait, or nothing
   * can be painted. It must be drawn at once: a later tile may take its memory.
   */
  paint(key: string, draw: DrawTile, signal: AbortSignal): Promise<ImageBitmap | null>
  /** Gives all memory back. What is asked for later opens another painter. */
  close(): void
}

/** As many tiles stay in memory: all of both lists and some frames of transitions. */
const mostStored = 180

/** Opens the painter with the first tile; when that fails, every tile is `null`. */
export function createTileQueue(open: () => Promise<TilePainter>): TileQueue {
  const stored = new Map<string, ImageBitmap>()
  let painter: Promise<TilePainter | null> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const store = (key: string, tile: ImageBitmap) => {
    stored.delete(key)
    stored.set(key, tile)
    const [oldest] = stored
    if (stored.size <= mostStored || oldest === undefined) return
    stored.delete(oldest[0])
    oldest[1].close()
  }
  const paintNow = async (key: string, draw: DrawTile, signal: AbortSignal): Promise<ImageBitmap | null> => {
    if (signal.aborted) return null
    painter ??= open().catch(() => null)
    const mine = painter
    const opened = await mine
    const known = stored.get(key)
    if (known !== undefined) return known
    const tile = opened === null || signal.aborted || painter !== mine ? null : await draw(opened).catch(() => null)
    if (tile !== null && painter === mine) store(key, tile)
    return tile
  }
  return {
    async paint(key, draw, signal) {
      const known = stored.get(key)
      if (known !== undefined) {
        store(key, known)
        return known
      }
      const tile = last.then(() => paintNow(key, draw, signal))
      last = tile
      return tile
    },
    close() {
      for (const tile of stored.values()) tile.close()
      stored.clear()
      void painter?.then((opened) => opened?.close())
      painter = null
    },
  }
}
