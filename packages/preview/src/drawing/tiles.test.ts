import { expect, it } from 'vitest'
import { previewOrder, renderedFrames, testPicture, wasm } from '../../tests/sample-orders.ts'
import type { EngineHost } from '../orders/engine-host.ts'
import { openPictureStore } from './picture-store.ts'
import { openTiles } from './tiles.ts'

const host: EngineHost = {
  now: () => 0,
  nextTurn: () => () => undefined,
  later: () => () => undefined,
  breathe: () => Promise.resolve(),
  onFault: () => undefined,
}
const size = { width: 72, height: 128 }

it('a tile of a timeline is the frame of the render, drawn small', async () => {
  const order = previewOrder({
    size,
    effects: [
      { id: 'vignette', intensity: 50, from: 0, to: 60 },
      { id: 'lagfun', intensity: 70, from: 5, to: 60 },
    ],
    transitions: [{ id: 'wipeleft', after: 0, from: 20, to: 40 }],
  })
  const rendered = await renderedFrames(order)
  const decode = async (source: object, of: typeof size) => testPicture('url' in source ? String(source.url) : '', of)
  const tiles = await openTiles(wasm, openPictureStore(decode), host)

  for (const frame of [45, 31, 0]) {
    let drawn: Uint8Array | null = null
    const large = { ...order, timeline: { ...order.timeline, width: 1080, height: 1920 } }
    await tiles.draw({ kind: 'frame', size, order: large, time: frame / 30 }, ({ bytes }) => (drawn = bytes.slice()))

    expect(Buffer.compare(drawn ?? new Uint8Array(), rendered[frame] ?? new Uint8Array(1))).toBe(0)
  }
})
