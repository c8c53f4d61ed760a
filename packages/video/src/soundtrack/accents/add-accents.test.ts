import { describe, expect, it } from 'vitest'
import { integratedLoudness } from '../studio/loudness.ts'
import { silence, type Sound } from '../studio/sound.ts'
import type { Accent, AccentKind } from './accent.ts'
import { addAccents } from './add-accents.ts'

const rate = 48_000
const voiceLufs = -15
const kinds: readonly AccentKind[] = ['whoosh', 'pop', 'tick', 'thud', 'riser', 'ding']

function sounding(accent: Partial<Accent>): Sound {
  const mix = silence(4 * rate)
  addAccents(mix, [{ kind: 'pop', at: 2, pitch: 0, isUnderSpeech: false, ...accent }], { rate, voiceLufs })
  return mix
}

/** The loudest tenth of a second: its middle, and its level in dB of full scale. */
function loudest({ left, right }: Sound): { at: number; db: number } {
  let best = { at: 0, power: 0 }
  for (let from = 0; from + 4800 <= left.length; from += 480) {
    let power = 0
    for (let index = from; index < from + 4800; index++) power += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2
    if (power > best.power) best = { at: (from + 2400) / rate, power }
  }
  return { at: best.at, db: 10 * Math.log10(best.power / 9600) }
}

/** Share of the power below so many hertz, by a one-pole filter of both sides. */
function shareBelow({ left }: Sound, hertz: number): number {
  const follow = 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  let [low, below, all] = [0, 0, 0]
  for (const sample of left) {
    low += follow * (sample - low)
    below += low * low
    all += sample * sample
  }
  return below / all
}

describe('a sound effect', () => {
  it.each(kinds)('%s is loudest at its time and below the voice, by 12 dB and more under words', (kind) => {
    const [apart, under] = [loudest(sounding({ kind })), loudest(sounding({ kind, isUnderSpeech: true }))]

    expect(Math.abs(apart.at - 2)).toBeLessThan(0.08)
    expect(apart.db).toBeLessThan(voiceLufs - 7)
    expect(apart.db).toBeGreaterThan(voiceLufs - 20)
    expect(under.db).toBeLessThanOrEqual(voiceLufs - 12)
    expect(under.db).toBeLessThan(apart.db - 3)
  })

  it.each([
    ['thud', 250, 0.3, 0.85],
    ['pop', 1500, 0.5, 1],
    ['tick', 1500, 0, 0.3],
    ['ding', 700, 0, 0.35],
    ['whoosh', 400, 0, 0.5],
  ] as const)('%s has between %s of its power in its own range', (kind, hertz, least, most) => {
    const share = shareBelow(sounding({ kind }), hertz)

    expect(share).toBeGreaterThanOrEqual(least)
    expect(share).toBeLessThanOrEqual(most)
  })

  it.each(kinds)('%s has no peak that a limiter must catch, and ends', (kind) => {
    const { left, right } = sounding({ kind })
    const peak = Math.max(
      left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      right.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    )

    expect(peak).toBeLessThan(0.4)
    expect(left.slice(3.2 * rate).every((sample) => sample === 0)).toBe(true)
  })

  it('is at its place at any pitch, and cut at both ends of the mix', () => {
    expect(Math.abs(loudest(sounding({ kind: 'riser', pitch: 3 })).at - loudest(sounding({ kind: 'riser', pitch: -3 })).at)).toBeLessThan(0.05)
    expect(sounding({ kind: 'whoosh', at: 0 }).left.some((sample) => sample !== 0)).toBe(true)
    expect(sounding({ kind: 'ding', at: 3.99 }).left).toHaveLength(4 * rate)
  })

  it('adds hardly any loudness to a voice', () => {
    const voice = Float32Array.from({ length: 4 * rate }, (_, index) => 0.25 * Math.sin((2 * Math.PI * 300 * index) / rate))
    const mix = { left: voice.slice(), right: voice.slice() }
    const before = integratedLoudness(mix, rate)
    addAccents(
      mix,
      kinds.map((kind, at): Accent => ({ kind, at: 0.5 + at * 0.5, pitch: 0, isUnderSpeech: true })),
      { rate, voiceLufs: before },
    )

    expect(Math.abs(integratedLoudness(mix, rate) - before)).toBeLessThan(0.3)
  })
})
