import type { TileSize } from '@relampago/preview'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useTiles } from './painter-provider.tsx'
import type { DrawTile, TileQueue } from './tile-queue.ts'
import { useInView } from '../../../ui/use-in-view.ts'

/** Size at which tiles are painted; twice that of the widest place. */
export const tileSize = { width: 176, height: 220 } as const

export type TileImage = { key: string; draw: DrawTile }
export type TileFilm = (progress: number) => TileImage
/** One run of a moving tile, with a rest at its end. */
const run = { steps: 12, stepMs: 90, restSteps: 4 } as const

type Props = {
  /** What stands still; another object is painted again. */
  image: TileImage
  /** While it is given, the tile moves: the picture at a share of the way. */
  film?: TileFilm | undefined
  /** Shown until it is painted, or when it cannot be. */
  instead: ReactNode
  /** Of the pictures; as wide and high as its place in CSS pixels, or twice that. */
  size?: TileSize
}

/** A picture that the engine paints when it comes into view. Fills its parent. */
export function TilePicture({ image, film, instead, size = tileSize }: Props) {
  const tiles = useTiles()
  const canvas = useRef<HTMLCanvasElement>(null)
  const inView = useInView(canvas)
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (!inView) return undefined
    const end = new AbortController()
    const put = (tile: ImageBitmap | null) => {
      if (tile === null || end.signal.aborted || canvas.current === null) return
      canvas.current.getContext('2d')?.drawImage(tile, 0, 0, canvas.current.width, canvas.current.height)
      setPainted(true)
    }
    if (film === undefined) void tiles.paint(image.key, image.draw, end.signal).then(put)
    else void playTile(tiles, film, end.signal, put)
    return () => end.abort()
  }, [tiles, inView, image, film])
  return (
    <>
      {painted ? null : (
        <span aria-hidden className="absolute inset-0 flex items-center justify-center bg-surface-quiet">
          {instead}
        </span>
      )}
      <canvas ref={canvas} aria-hidden {...size} className={classNames('absolute inset-0 size-full object-cover', !painted && 'opacity-0')} />
    </>
  )
}

async function playTile(tiles: TileQueue, film: TileFilm, signal: AbortSignal, put: (tile: ImageBitmap | null) => void): Promise<void> {
  for (let step = 0; !signal.aborted; step = (step + 1) % (run.steps + run.restSteps)) {
    const { key, draw } = film(Math.min(1, step / run.steps))
    put(await tiles.paint(key, draw, signal))
    await new Promise((resolve) => setTimeout(resolve, run.stepMs))
  }
}
