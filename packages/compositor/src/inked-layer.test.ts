import { expect, it } from 'vitest'
import type { InkedPixels, RgbaPixels } from './index.ts'
import { startCompositor } from '../tests/test-setup.ts'

const side = 96
const pink = [0xff, 0x2d, 0x55] as const
const navy = [0x10, 0x20, 0x60] as const

/** A soft disc of pink in a soft ring of navy, far from the edges. */
function drawing(): InkedPixels & { straight: RgbaPixels } {
  const fill = new Uint8Array(side * side)
  const outline = new Uint8Array(side * side)
  const rgba = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    const away = Math.hypot((at % side) - 47.3, Math.floor(at / side) - 48.6)
    fill[at] = Math.round(255 * Math.min(1, Math.max(0, 15 - away)))
    const all = Math.round(255 * Math.min(1, Math.max(0, 24 - away)))
    outline[at] = all - (fill[at] ?? 0)
    if (all === 0) continue
    const share = (fill[at] ?? 0) / all
    rgba.set([...pink.map((value, channel) => Math.round(value * share + (navy[channel] ?? 0) * (1 - share))), all], at * 4)
  }
  const inks = [
    { color: '#102060', cover: outline },
    { color: '#FF2D55', cover: fill },
  ] as const
  return { inks, width: side, height: side, straight: { rgba, width: side, height: side } }
}

it.each([
  ['at rest', { x: 0, y: 0, scale: 1 }],
  ['between pixels', { x: 3.3, y: -2.6, scale: 1 }],
  ['grown', { x: 0, y: 0, scale: 1.1 }],
])('a layer of inks %s looks like the same drawing in colours', async (_, place) => {
  const compositor = await startCompositor(200, 240)
  const { straight, ...inked } = drawing()
  const [one, other] = [compositor.frame(), compositor.frame()]
  for (const frame of [one, other]) frame.bytes().fill(150)

  compositor.lay([{ layer: compositor.addInkedLayer(inked, 40, 60), ...place, opacity: 1 }], one)
  compositor.lay([{ layer: compositor.addLayer(straight, 40, 60), ...place, opacity: 1 }], other)

  const expected = other.bytes()
  expect(one.bytes().filter((value) => value !== 150).length).toBeGreaterThan(2000)
  expect(Math.max(...one.bytes().map((value, at) => Math.abs(value - (expected[at] ?? 0))))).toBeLessThanOrEqual(2)
})

it('refuses odd sides and more inks than it knows', async () => {
  const compositor = await startCompositor(200, 240)
  const cover = new Uint8Array(side * side)
  const ink = { color: '#000000', cover } as const

  expect(() => compositor.addInkedLayer({ inks: [ink], width: 95, height: 96 }, 0, 0)).toThrow(RangeError)
  expect(() => compositor.addInkedLayer({ inks: [ink, ink, ink, ink], width: side, height: side }, 0, 0)).toThrow(RangeError)
})
