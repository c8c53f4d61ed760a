import { describe, expect, it } from 'vitest'
import { zoomBounds } from '@relampago/domain/editor'
import { ruleTicks, steppedZoom, timeAt, timeScale } from './time-scale.ts'

describe('the scale of the timeline', () => {
  it('fits the whole timeline at zoom 1, and the half of it at zoom 2', () => {
    expect(timeScale(1000, 1, 10).pixelsPerSecond).toBe(100)
    expect(timeScale(1000, 2, 10).pixelsPerSecond).toBe(200)
  })

  it('gives the moment of a place, clamped to the timeline', () => {
    const scale = timeScale(1000, 1, 10)

    expect([-40, 0, 415, 1000, 1800].map((x) => timeAt(scale, x))).toEqual([0, 0, 4.15, 10, 10])
  })

  it('is at 0 while nothing can be seen', () => {
    expect(timeAt(timeScale(0, 1, 10), 300)).toBe(0)
  })

  it('steps its zoom by a tenth between 0.5 and 5', () => {
    expect([steppedZoom(1, 1), steppedZoom(1.1, 1), steppedZoom(0.3, 0), steppedZoom(0.5, -1), steppedZoom(5, 1), steppedZoom(2.9, 1)]).toEqual([
      1.1, 1.2, 0.5, 0.5, 5, 3,
    ])
  })
})

describe('the ruler', () => {
  const labels = (visible: number, zoom: number, total: number) =>
    ruleTicks(timeScale(visible, zoom, total)).flatMap(({ time, isLabelled }) => (isLabelled ? [time] : []))

  it('labels each second of ten in a window', () => {
    expect(labels(1300, 1, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('labels parts of a second where they can be read', () => {
    expect(labels(1300, 5, 10).slice(0, 4)).toEqual([0, 0.2, 0.4, 0.6])
  })

  it('never puts two labels closer than 72 px, nor leaves a window without two, at any zoom, width and length', () => {
    for (const width of [320, 390, 700, 1440, 2560])
      for (const total of [5, 10, 37, 120])
        for (let zoom: number = zoomBounds.min; zoom < zoomBounds.max; zoom = steppedZoom(zoom, 1)) {
          const scale = timeScale(width, zoom, total)
          const shown = labels(width, zoom, total)
          const gaps = shown.slice(1).map((time, index) => (time - (shown[index] ?? 0)) * scale.pixelsPerSecond)
          expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(71.9)
          expect(shown.filter((time) => time * scale.pixelsPerSecond <= width).length).toBeGreaterThanOrEqual(2)
        }
  })
})
