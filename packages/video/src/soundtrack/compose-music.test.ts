import { musicIds, type MusicId } from '@relampago/domain/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeMusic, type Music } from './compose-music.ts'
import { integratedLoudness } from './studio/loudness.ts'

const rate = 44_100
const made = {} as Record<MusicId, Music>
beforeAll(() => {
  for (const id of musicIds) made[id] = composeMusic(id, 30, 'first')
})

function energyOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample ** 2, 0)
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** Root mean square in dB of both channels, from and to in seconds. */
function levelDb({ left, right }: Music, from: number, to: number): number {
  const [first, last] = [Math.round(from * rate), Math.round(to * rate)]
  const energy = energyOf(left.subarray(first, last)) + energyOf(right.subarray(first, last))
  return 10 * Math.log10(energy / ((to - from) * rate * 2) + 1e-12)
}

describe.each(musicIds)('%s', (id) => {
  it('is as long as ordered, to the sample', () => {
    expect([made[id].left.length, made[id].right.length, made[id].sampleRate]).toEqual([1_323_000, 1_323_000, rate])
  })

  it('is as loud as every other, and never clips', () => {
    const peak = Math.max(peakOf(made[id].left), peakOf(made[id].right))

    expect(integratedLoudness(made[id], rate)).toBeCloseTo(-16, 0.5)
    expect(Math.abs(integratedLoudness(made[id], rate) + 16)).toBeLessThanOrEqual(0.7)
    expect(20 * Math.log10(peak)).toBeLessThanOrEqual(-1)
  })

  it('sounds from its first half second to its last chord without a hole', () => {
    const halves = Array.from({ length: 56 }, (_, index) => levelDb(made[id], index / 2, index / 2 + 0.5))

    expect(Math.min(...halves)).toBeGreaterThan(-40)
  })

  it('is wide, but not out of phase', () => {
    const { left, right } = made[id]
    const middle = left.map((sample, index) => sample + (right[index] ?? 0))
    const side = left.map((sample, index) => sample - (right[index] ?? 0))
    const width = 10 * Math.log10(energyOf(side) / energyOf(middle))

    expect(width).toBeGreaterThan(-20)
    expect(width).toBeLessThan(-2)
  })

  it('dies away at its end', () => {
    expect(levelDb(made[id], 29.9, 30)).toBeLessThan(-45)
    expect(levelDb(made[id], 29.9, 30)).toBeLessThan(levelDb(made[id], 28, 28.5) - 15)
    expect(Math.abs(made[id].left.at(-1) ?? 1)).toBeLessThan(1e-4)
  })
})

describe('a piece', () => {
  it.each([
    ['upbeat', 15, 661_500],
    ['mystery', 17.3, 762_930],
    ['electronic', 60, 2_646_000],
    ['cinematic', 4.01, 176_841],
    ['corporate', 0.5, 22_050],
  ] as const)('of %s for %s s has %i samples', (id, seconds, samples) => {
    const piece = composeMusic(id, seconds, 'first')

    expect(piece.left.length).toBe(samples)
    expect(levelDb(piece, 0, Math.min(seconds, 4))).toBeGreaterThan(-40)
  })

  it('is the same again for the same seed and another for another', () => {
    const [one, again, other] = ['first', 'first', 'second'].map((seed) => {
      const { left, right } = composeMusic('corporate', 8, seed)
      return Buffer.concat([left, right].map(({ buffer }) => Buffer.from(buffer)))
    })

    expect(one !== undefined && again?.equals(one)).toBe(true)
    expect(one !== undefined && other?.equals(one)).toBe(false)
  })

  it('differs from the other kinds', () => {
    const openings = musicIds.map((id) => made[id].left.slice(44_100, 44_110).join(' '))

    expect(new Set(openings).size).toBe(6)
  })
})
