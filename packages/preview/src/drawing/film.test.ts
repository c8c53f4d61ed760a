import { expect, it } from 'vitest'
import { previewOrder, renderedFrames, testPicture, wasm } from '../../tests/sample-orders.ts'
import type { Planes } from '../orders/planes.ts'
import { openFilm, type Film } from './film.ts'
import { openPictureStore, type DecodePicture } from './picture-store.ts'

const size = { width: 72, height: 128 }
const order = previewOrder({
  size,
  frames: 30,
  effects: [
    { id: 'vignette', intensity: 50, from: 0, to: 30 },
    { id: 'lagfun', intensity: 70, from: 5, to: 30 },
  ],
  transitions: [{ id: 'wipeleft', after: 0, from: 10, to: 20 }],
})
const parts = (decodePicture: DecodePicture) => ({
  wasm,
  pictures: openPictureStore(decodePicture),
  host: { breathe: () => Promise.resolve(), onFault: () => undefined },
})
const decode: DecodePicture = async (source, of) => testPicture('url' in source ? source.url : '', of)

async function drawAll(film: Film): Promise<Planes[]> {
  const frames: Planes[] = []
  for (let next = await film.next(); next !== null; next = await film.next()) frames[next.frame] = next.planes
  return frames
}

it('a film has every frame of the render, drawn at its own size', async () => {
  const large = { ...order, timeline: { ...order.timeline, width: 1080, height: 1920 } }
  const film = await openFilm(parts(decode), { order: large, size, stamp: null })

  const drawn = await drawAll(film)

  const rendered = await renderedFrames(order)
  expect(drawn).toHaveLength(30)
  expect(drawn.map(({ bytes }, at) => Buffer.compare(bytes, rendered[at] ?? new Uint8Array()))).toEqual(drawn.map(() => 0))
})

it('a stamp is over every frame, and in the memory of none', async () => {
  const rgba = new Uint8ClampedArray(8 * 4 * 4)
  for (let pixel = 0; pixel < 8 * 4; pixel += 1) rgba.set([255, 255, 255, pixel % 8 < 4 ? 255 : 0], pixel * 4)
  const plain = await drawAll(await openFilm(parts(decode), { order, size, stamp: null }))

  const stamped = await drawAll(await openFilm(parts(decode), { order, size, stamp: { left: 10, top: 20, width: 8, height: 4, rgba } }))

  const changed = stamped.map(({ bytes }, at) => bytes.filter((byte, index) => byte !== plain[at]?.bytes[index]).length)
  // Sixteen pixels, and the colours of their four blocks.
  expect(Math.max(...changed)).toBeLessThanOrEqual(16 + 2 * 4)
  expect(Math.min(...changed)).toBeGreaterThan(0)
  expect(stamped.every(({ bytes }) => bytes[21 * 72 + 11] === 235 && bytes[72 * 128 + 10 * 36 + 5] === 128)).toBe(true)
})

it('a film without one of its pictures is refused', async () => {
  const missing: DecodePicture = () => Promise.reject(new Error('gone'))
  const film = await openFilm(parts(missing), { order, size, stamp: null })

  await expect(film.next()).rejects.toThrow('a picture could not be loaded')
})
