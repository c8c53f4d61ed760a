import { describe, expect, it } from 'vitest'
import { effects, type DesignEffect } from '../catalogue/index.ts'
import { extraSeconds } from './design-time.ts'

const designOf = (drawn: readonly Partial<DesignEffect>[]) => ({
  transitions: [],
  effects: drawn.map((effect) => ({ id: 'hue', intensity: 50, start: 0, end: 1, ...effect })),
  settings: { cameraZoom: 0, layerMotion: 0, captionPop: false },
})
const costOf = (drawn: readonly Partial<DesignEffect>[], duration: 15 | 30 | 60 = 30) => extraSeconds(designOf(drawn), duration)

describe('what a design adds to the time of a video', () => {
  it('is nothing without effects, and for effects that only choose the moment', () => {
    expect(costOf([])).toBe(0)
    expect(costOf([{ id: 'freezeframes' }])).toBe(0)
  })

  it('is the measured time of an effect on every frame, on two cores', () => {
    // 9.7 ms on 900 frames, half of it on each core.
    expect(costOf([{ id: 'twirl' }])).toBeCloseTo(4.365)
    expect(costOf([{ id: 'twirl', start: 0.25, end: 0.5 }])).toBeCloseTo(1.091, 3)
    expect(costOf([{ id: 'twirl' }], 60)).toBeCloseTo(8.73)
  })

  it('of one effect on pictures is its measured share of a 30 s video, and the start of a thread', () => {
    // 0.9 ms on 900 frames and 200 ms.
    expect(costOf([{ id: 'hqdn3d' }])).toBeCloseTo(0.505)
    expect(costOf([{ id: 'hqdn3d' }], 15)).toBeCloseTo(0.3025)
  })

  it('of effects on the same pictures counts once what they share', () => {
    // 6 pictures: 0.9 and 4.3 ms a frame, of which each moves pixels for 40 ms a picture.
    expect(costOf([{ id: 'hqdn3d' }, { id: 'nlmeans' }])).toBeCloseTo((200 + 6 * (135 + 645 - 40)) / 2000)
  })

  it('of colours in one pass is that of the dearest, and counts again after another effect', () => {
    const one = costOf([{ id: 'curves' }])

    expect(costOf([{ id: 'curves' }, { id: 'negate' }, { id: 'hue' }])).toBeCloseTo(one)
    // 105 ms a picture for a pass, 45 for the sharper edges.
    expect(costOf([{ id: 'curves' }, { id: 'unsharp' }, { id: 'hue' }])).toBeCloseTo(one + (6 * (5 + 65)) / 2000)
  })

  it('of an effect on pictures goes by the pictures that it touches, however briefly', () => {
    const onePicture = (costOf([{ id: 'hqdn3d' }]) - 0.1) / 6

    expect(costOf([{ id: 'hqdn3d', start: 0.01, end: 0.02 }])).toBeCloseTo(0.1 + onePicture)
    expect(costOf([{ id: 'hqdn3d', start: 0.16, end: 0.17 }])).toBeCloseTo(0.1 + 2 * onePicture)
    expect(costOf([{ id: 'hqdn3d', start: 0, end: 1 / 6 }])).toBeCloseTo(0.1 + onePicture)
  })

  it('of a picture that is shown in two ways counts both', () => {
    const all = costOf([{ id: 'hqdn3d' }])
    const withSome = costOf([{ id: 'hqdn3d' }, { id: 'removegrain', start: 0.2, end: 0.3 }])

    // The second picture is also needed with both: 135 ms, and 5 for what is added.
    expect(withSome).toBeCloseTo(all + 0.07)
  })

  it('knows unknown effects as the weak noise that is drawn instead', () => {
    expect(costOf([{ id: 'no such effect' }])).toBeCloseTo(costOf([{ id: 'noise' }]))
  })

  it('is never negative and grows with each effect, over the whole catalogue', () => {
    const wrong = Object.keys(effects).filter((id) => costOf([{ id }]) < 0 || costOf([{ id }, { id: 'twirl' }]) < costOf([{ id: 'twirl' }]))

    expect(wrong).toEqual([])
  })
})
