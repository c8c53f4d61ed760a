import wasmUrl from '#engine/compositor.wasm?url'
import type { TilePainter } from '@relampago/preview'
import type { OpenPlayer } from './canvas-player.ts'
import { sharePainter } from './shared-painter.ts'

/** Opens the engine that draws videos; its code is fetched with the first use. */
export const openPlayer: OpenPlayer = async (canvas) => (await import('@relampago/preview')).openPlayer(canvas, { wasmUrl })

export async function openTilePainter(): Promise<TilePainter> {
  return (await import('@relampago/preview')).openTilePainter({ wasmUrl })
}

/** The one painter of pages that show small pictures here and there. */
export const pagePainter = sharePainter(openTilePainter)
