import { describe, expect, it } from 'vitest'
import { musicGain } from './music-gain.ts'

const rate = 100
const at = (gain: Float32Array, seconds: number) => gain[Math.round(seconds * rate)]

describe('the level of the music', () => {
  const gain = musicGain(
    0.12,
    [
      { from: 2, to: 4 },
      { from: 6, to: 8 },
    ],
    1000,
    rate,
  )

  it('is the slider under speech and 6 dB more in gaps, before and after', () => {
    expect([0, 1.8, 2, 3, 3.99, 4.5, 5.5, 7, 9].map((time) => Number(at(gain, time)?.toFixed(3)))).toEqual([
      0.24, 0.24, 0.12, 0.12, 0.12, 0.24, 0.24, 0.12, 0.24,
    ])
  })

  it('comes down within 150 ms before the first word and up within 400 ms after the last', () => {
    expect(at(gain, 1.84)).toBeCloseTo(0.24, 5)
    expect(at(gain, 1.92)).toBeLessThan(0.2)
    expect(at(gain, 4.2)).toBeCloseTo(0.18, 2)
    expect(at(gain, 4.41)).toBeCloseTo(0.24, 5)
  })

  it('never jumps, also between words that are close', () => {
    const many = Array.from({ length: 400 }, (_, index) => ({ from: index * 0.3, to: index * 0.3 + 0.12 }))
    const busy = musicGain(0.5, many, 48_000 * 2, 48_000)
    const steps = busy.map((value, index) => Math.abs(value - (busy[index - 1] ?? value)))

    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.0002)
  })

  it.each([
    [0, 0, 0],
    [0.25, 0.25, 0.5],
    [0.3, 0.25, 0.6],
    [0.8, 0.25, 1],
    [1, 0.25, 1],
  ])('of %s is %s under speech and %s in gaps: never above its full level, never over the voice', (volume, under, between) => {
    const track = musicGain(volume, [{ from: 2, to: 4 }], 1000, rate)

    expect(at(track, 3)).toBeCloseTo(under, 5)
    expect(at(track, 8)).toBeCloseTo(between, 5)
  })

  it('does not care for the order or the overlap of regions, and is full without any', () => {
    const regions = [
      { from: 6, to: 8 },
      { from: 2, to: 3 },
      { from: 2.5, to: 4 },
      { from: 2.2, to: 2.4 },
    ]

    expect(musicGain(0.12, regions, 1000, rate)).toEqual(gain)
    expect(new Set(musicGain(0.5, [], 100, rate))).toEqual(new Set([1]))
  })
})
