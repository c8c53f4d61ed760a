import { describe, expect, it } from 'vitest'
import { placeTransitions } from './place-transitions.ts'

const fade = { id: 'fade', duration: 0.4 } as const

describe('transitions between scenes', () => {
  it('lie centred on the joins, and neighbours overlap by exactly their length', () => {
    const { scenes, transitions } = placeTransitions({ starts: [0, 100, 220], frames: 300, framesPerSecond: 30, pattern: [fade] })

    expect(transitions).toEqual([
      { id: 'fade', after: 0, from: 94, to: 106 },
      { id: 'fade', after: 1, from: 214, to: 226 },
    ])
    expect(scenes).toEqual([
      { from: 0, to: 106 },
      { from: 94, to: 226 },
      { from: 214, to: 300 },
    ])
  })

  it('follow the pattern in order and repeat it', () => {
    const pattern = [fade, { id: 'wipeup', duration: 0.4 }] as const

    const { transitions } = placeTransitions({ starts: [0, 100, 200, 300], frames: 400, framesPerSecond: 30, pattern })

    expect(transitions.map(({ id }) => id)).toEqual(['fade', 'wipeup', 'fade'])
  })

  it.each([
    { why: 'a wish above the longest', wanted: { id: 'fadefast', duration: 5 }, second: 300, length: 30 },
    { why: 'a wish below the shortest', wanted: { id: 'fadeslow', duration: 0.1 }, second: 300, length: 15 },
    { why: 'half of a short neighbour', wanted: { id: 'fade', duration: 2 }, second: 20, length: 10 },
  ] as const)('are $length frames long with $why', ({ wanted, second, length }) => {
    const { transitions } = placeTransitions({ starts: [0, 300], frames: 300 + second, framesPerSecond: 30, pattern: [wanted] })

    expect(transitions.map(({ from, to }) => to - from)).toEqual([length])
  })

  it('give way to a hard cut where not even the shortest fits', () => {
    const joined = placeTransitions({ starts: [0, 90, 100], frames: 200, framesPerSecond: 30, pattern: [{ id: 'radial', duration: 0.5 }] })

    expect(joined).toEqual({
      transitions: [],
      scenes: [
        { from: 0, to: 90 },
        { from: 90, to: 100 },
        { from: 100, to: 200 },
      ],
    })
  })

  it('are none without a pattern, or with a single scene', () => {
    expect(placeTransitions({ starts: [0, 50], frames: 100, framesPerSecond: 30, pattern: [] }).transitions).toEqual([])
    expect(placeTransitions({ starts: [0], frames: 100, framesPerSecond: 30, pattern: [fade] }).transitions).toEqual([])
  })

  it('never meet, however short the scenes are', () => {
    const starts = [0, 9, 20, 26, 40, 47, 80]

    const { transitions } = placeTransitions({ starts, frames: 90, framesPerSecond: 30, pattern: [{ id: 'fade', duration: 3 }] })

    expect(transitions.length).toBeGreaterThan(2)
    for (const [index, { from }] of transitions.entries()) expect(from).toBeGreaterThanOrEqual(transitions[index - 1]?.to ?? 0)
  })
})
