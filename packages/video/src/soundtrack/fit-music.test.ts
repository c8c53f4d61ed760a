import { describe, expect, it } from 'vitest'
import { fitMusic } from './fit-music.ts'
import { sampleRate, type Sound } from './studio/sound.ts'

/** Each sample is its own number in seconds, so that one hears where it comes from. */
const piece = (seconds: number): Sound => {
  const channel = Float32Array.from({ length: seconds * sampleRate }, (_, index) => index / sampleRate)
  return { left: channel, right: channel.slice() }
}
const barSeconds = 2
const at = (sound: Sound, time: number) => sound.left[Math.round(time * sampleRate)]

describe('music of another length', () => {
  it('stays as it is when the length is right', () => {
    const whole = piece(10)

    expect(fitMusic(whole, 10 * sampleRate, barSeconds)).toBe(whole)
  })

  it('ends with its own ending when it is shorter, and comes in softly', () => {
    const shorter = fitMusic(piece(10), 8.5 * sampleRate, barSeconds)

    expect(shorter.left.length).toBe(8.5 * sampleRate)
    expect(at(shorter, 8.4)).toBeCloseTo(9.9, 3)
    expect(at(shorter, 0)).toBe(0)
    expect(at(shorter, 0.125)).toBeCloseTo(1.625 / 2, 3)
    expect(at(shorter, 0.25)).toBeCloseTo(1.75, 3)
  })

  it('plays its first bars again on the beat when it is longer', () => {
    const longer = fitMusic(piece(10), 13 * sampleRate, barSeconds)

    expect(longer.left.length).toBe(13 * sampleRate)
    expect(at(longer, 12.9)).toBeCloseTo(9.9, 3)
    // Two bars come before the piece; of the four seconds the first is left out.
    expect(at(longer, 2.9)).toBeCloseTo(3.9, 3)
    expect(at(longer, 3)).toBeCloseTo(4, 3)
    expect(at(longer, 3.3)).toBeCloseTo(0.3, 3)
    expect(longer.right).toEqual(longer.left)
  })

  it('begins as it began when a whole bar was missing', () => {
    const longer = fitMusic(piece(10), 12 * sampleRate, barSeconds)

    expect(at(longer, 0.125)).toBeCloseTo(0.125, 3)
  })
})
