import { describe, expect, it } from 'vitest'
import { cameraAt, cameraMove, stillCamera } from './camera-at.ts'

describe('the camera', () => {
  it('starts and ends where the move says and grows by equal factors between', () => {
    const move = { start: { zoom: 1, centreX: 0.5, centreY: 0.2 }, end: { zoom: 1.21, centreX: 0.3, centreY: 0.4 } }

    expect(cameraAt(move, 0)).toEqual(move.start)
    expect(cameraAt(move, 0.5).zoom).toBeCloseTo(1.1, 10)
    expect(cameraAt(move, 0.5).centreX).toBeCloseTo(0.4, 10)
    expect(cameraAt(move, 1).zoom).toBeCloseTo(1.21, 10)
    expect(cameraAt(move, 1.5)).toEqual(cameraAt(move, 1))
  })

  it('stands still in templates without zoom', () => {
    expect(cameraMove(0, 3)).toBe(stillCamera)
  })

  it('moves into one picture and out of the next, never beyond the zoom asked for', () => {
    expect(cameraMove(0.06, 0)).toMatchObject({ start: { zoom: 1 }, end: { zoom: 1.06 } })
    expect(cameraMove(0.06, 1)).toMatchObject({ start: { zoom: 1.06 }, end: { zoom: 1 } })
  })
})
