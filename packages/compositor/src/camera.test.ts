import { describe, expect, it } from 'vitest'
import { cameraWindow, chromaWindow, halvedWindow, halvingsFor } from './camera.ts'

const frame = { width: 1080, height: 1920 }
const still = { width: 1296, height: 2304 }

describe('the camera', () => {
  it('shows the whole background at zoom 1, wherever its centre is', () => {
    const window = cameraWindow({ zoom: 1, centreX: 0.9, centreY: 0.1 }, still, frame)

    expect(window.step).toBeCloseTo(1.2)
    expect(window.x0).toBeCloseTo(0.1)
    expect(window.y0).toBeCloseTo(0.1)
  })

  it('puts its centre as a share of the spare room', () => {
    const window = cameraWindow({ zoom: 1.2, centreX: 0.5, centreY: 1 }, still, frame)

    expect(window).toEqual({ x0: 108, y0: 384, step: 1 })
  })

  it('fills the frame from a background of another shape', () => {
    const window = cameraWindow({ zoom: 1, centreX: 0.5, centreY: 0.5 }, { width: 2160, height: 1920 }, frame)

    expect(window).toEqual({ x0: 540, y0: 0, step: 1 })
  })

  it('reads chroma between the luma samples it stands for', () => {
    expect(chromaWindow({ x0: 108, y0: 384, step: 1 })).toEqual({ x0: 54, y0: 192, step: 1 })
    expect(chromaWindow({ x0: 0.5, y0: 0.5, step: 2 })).toEqual({ x0: 0.5, y0: 0.5, step: 2 })
  })

  it('halves a picture until two samples are enough for a pixel', () => {
    expect([0.5, 1, 1.99, 2, 3.9, 4].map(halvingsFor)).toEqual([0, 0, 0, 1, 1, 2])
    expect(() => halvingsFor(Infinity)).toThrow('step of Infinity')
    expect(halvedWindow({ x0: 0.5, y0: 1.5, step: 2 }, 1)).toEqual({ x0: 0, y0: 0.5, step: 1 })
  })
})
