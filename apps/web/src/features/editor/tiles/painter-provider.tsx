import type { TilePainter } from '@relampago/preview'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { createTileQueue, type TileQueue } from './tile-queue.ts'

const TilesContext = createContext<TileQueue | null>(null)

/** One painter for all tiles inside; opened with the first tile that is seen, closed at the end. */
export function PainterProvider({ open, children }: { open: () => Promise<TilePainter>; children: ReactNode }) {
  const [tiles] = useState(() => createTileQueue(open))
  useEffect(() => () => tiles.close(), [tiles])
  return <TilesContext value={tiles}>{children}</TilesContext>
}

/** Throws outside a provider. */
export function useTiles(): TileQueue {
  const tiles = useContext(TilesContext)
  if (tiles === null) throw new Error('useTiles needs a PainterProvider around it')
  return tiles
}
