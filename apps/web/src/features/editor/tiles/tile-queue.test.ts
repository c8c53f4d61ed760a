import type { TilePainter } from '@relampago/preview'
import { describe, expect, it, vi } from 'vitest'
import { createTileQueue } from './tile-queue.ts'

type Painted = ImageBitmap & { name: string; closed: boolean }

/** A painter whose tiles only say what they are. */
function fakePainter() {
  const painted: string[] = []
  const tile = (name: string) => {
    painted.push(name)
    const bitmap = { name, closed: false, close: () => (bitmap.closed = true) } as unknown as Painted
    return bitmap
  }
  const close = vi.fn<() => void>()
  const painter: TilePainter = { effect: async (id) => tile(id), transition: async (id) => tile(id), frame: async () => tile('frame'), close }
  return { painter, painted, close }
}
const goOn = new AbortController().signal
const size = { width: 32, height: 32 }
const eq = (painter: TilePainter) => painter.effect('eq', 50, { url: '/a.jpg' }, size)
const hue = (painter: TilePainter) => painter.effect('hue', 50, { url: '/a.jpg' }, size)

describe('the queue of tiles', () => {
  it('opens the painter with the first tile, once', async () => {
    const { painter } = fakePainter()
    const open = vi.fn<() => Promise<TilePainter>>(async () => painter)
    const queue = createTileQueue(open)
    expect(open).not.toHaveBeenCalled()

    await Promise.all([queue.paint('eq', eq, goOn), queue.paint('hue', hue, goOn)])

    expect(open).toHaveBeenCalledTimes(1)
  })

  it('paints the same tile once, also when it is asked for twice at once', async () => {
    const { painter, painted } = fakePainter()
    const queue = createTileQueue(async () => painter)

    const [one, other] = await Promise.all([queue.paint('eq', eq, goOn), queue.paint('eq', eq, goOn)])

    expect(one).toBe(other)
    expect(await queue.paint('eq', eq, goOn)).toBe(one)
    expect(painted).toEqual(['eq'])
  })

  it('leaves out tiles that went out of view before their turn', async () => {
    const { painter, painted } = fakePainter()
    const queue = createTileQueue(async () => painter)
    const gone = new AbortController()

    const first = queue.paint('eq', eq, goOn)
    const second = queue.paint('hue', hue, gone.signal)
    gone.abort()

    expect(await first).not.toBeNull()
    expect(await second).toBeNull()
    expect(painted).toEqual(['eq'])
  })

  it('has no tiles without an engine, and goes on after a tile that failed', async () => {
    const none = createTileQueue(() => Promise.reject(new Error('no engine')))
    expect(await none.paint('eq', eq, goOn)).toBeNull()
    const { painter } = fakePainter()
    const queue = createTileQueue(async () => painter)

    expect(await queue.paint('broken', () => Promise.reject(new Error('no picture')), goOn)).toBeNull()
    expect(await queue.paint('eq', eq, goOn)).not.toBeNull()
  })

  it('gives back the memory of old tiles, and of all at the end', async () => {
    const { painter, close } = fakePainter()
    const queue = createTileQueue(async () => painter)
    const first = (await queue.paint('first', eq, goOn)) as Painted
    const tiles = await Promise.all(Array.from({ length: 180 }, (_, index) => queue.paint(`tile ${index}`, eq, goOn)))
    expect(first.closed).toBe(true)
    expect(tiles.some((tile) => (tile as Painted).closed)).toBe(false)

    queue.close()

    expect(tiles.every((tile) => (tile as Painted).closed)).toBe(true)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(await queue.paint('eq', eq, goOn)).not.toBeNull()
  })
})
