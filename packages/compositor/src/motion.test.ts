import { describe, expect, it } from 'vitest'
import { measureCameraJitter, measureLayerJitter } from '../tests/measure-jitter.ts'
import { startCompositor } from '../tests/test-setup.ts'

describe('slow moves', () => {
  it.each([
    [1080, 1920],
    [540, 960],
  ])('of the camera and of a layer keep to their path within 0.05 px at %ix%i', async (width, height) => {
    const compositor = await startCompositor(width, height)

    expect(measureCameraJitter(compositor)).toBeLessThan(0.05)
    expect(measureLayerJitter(compositor)).toBeLessThan(0.05)
  })

  it('would be noticed if they went in whole pixels', async () => {
    const compositor = await startCompositor(540, 960)
    const trembling = {
      ...compositor,
      compose(...[scene, into]: Parameters<typeof compositor.compose>) {
        const layers = scene.layers.map((placed) => ({ ...placed, x: Math.round(placed.x), y: Math.round(placed.y) }))
        compositor.compose({ ...scene, layers }, into)
      },
    }

    expect(measureLayerJitter(trembling)).toBeGreaterThan(0.2)
  })
})
