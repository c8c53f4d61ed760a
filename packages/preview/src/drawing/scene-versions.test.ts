import { createStillBaker } from '@relampago/compositor/stills'
import { expect, it } from 'vitest'
import { previewOrder, testPicture, wasm } from '../../tests/sample-orders.ts'
import { openFramePainter } from './frame-painter.ts'
import { openPictureStore } from './picture-store.ts'

const size = { width: 72, height: 128 }

async function openPainter(fault?: Error) {
  const baker = await createStillBaker(wasm)
  const faults: unknown[] = []
  const failing = () => {
    throw fault
  }
  const painter = await openFramePainter(size, {
    wasm,
    baker: fault === undefined ? baker : { ...baker, bakeBackground: failing },
    pictures: openPictureStore((source, wanted) => Promise.resolve(testPicture('url' in source ? source.url : '', wanted))),
    heldBytes: 8e6,
    breathe: () => Promise.resolve(),
    onFault: (error) => faults.push(error),
  })
  return { painter, faults }
}

it('a picture stays as it was where a still effect fails, as in the render', async () => {
  const plain = previewOrder()
  const order = previewOrder({ effects: [{ id: 'hue', intensity: 50, from: 0, to: 60 }] })
  const sound = await openPainter()
  await sound.painter.prepare(plain, [0])
  const expected = sound.painter.draw(plain, 0, 0).bytes.slice()
  const fault = new Error('the effect failed')
  const { painter, faults } = await openPainter(fault)

  await painter.prepare(order, [0])

  expect(painter.isReady(order, 0)).toBe(true)
  expect(Buffer.compare(painter.draw(order, 0, 0).bytes, expected)).toBe(0)
  expect(faults).toEqual([fault])
})
