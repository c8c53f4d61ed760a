import { describe, expect, it } from 'vitest'
import { mixDown, mixRate, type MixDown } from './mix-down.ts'
import type { Sound } from './studio/sound.ts'

const seconds = 8
const tone = (hertz: number, amplitude: number, length: number, rate: number) =>
  Float32Array.from({ length: length * rate }, (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate))
const music: Sound = { left: tone(200, 0.3, seconds, 44_100), right: tone(200, 0.3, seconds, 44_100) }
const parts: MixDown = {
  narration: tone(1000, 0.05, 4, mixRate),
  narrationFrom: 2,
  music,
  musicVolume: 0.12,
  speech: [{ from: 2, to: 6 }],
  accents: [],
  samples: seconds * mixRate,
  target: { lufs: -14, peakDb: -2 },
}

/** Amplitude of one frequency within a second, in dB. */
function strength({ left }: Sound, hertz: number, from: number): number {
  let [cosine, sine] = [0, 0]
  for (let index = 0; index < mixRate; index++) {
    const sample = left[Math.round(from * mixRate) + index] ?? 0
    cosine += sample * Math.cos((2 * Math.PI * hertz * index) / mixRate)
    sine += sample * Math.sin((2 * Math.PI * hertz * index) / mixRate)
  }
  return 20 * Math.log10((2 * Math.hypot(cosine, sine)) / mixRate + 1e-9)
}

describe('a mix', () => {
  it('has the music 6 dB lower under speech than in gaps', () => {
    const mix = mixDown(parts)

    expect(strength(mix, 200, 0.5) - strength(mix, 200, 3)).toBeCloseTo(6.02, 1)
    expect(strength(mix, 200, 6.8) - strength(mix, 200, 3)).toBeCloseTo(6.02, 1)
  })

  it('has the music clearly under the voice at the usual slider', () => {
    const mix = mixDown(parts)

    expect(strength(mix, 1000, 3) - strength(mix, 200, 3)).toBeGreaterThan(10)
  })

  it('follows the slider', () => {
    const overVoice = (musicVolume: number) => {
      const mix = mixDown({ ...parts, musicVolume })
      return strength(mix, 200, 3) - strength(mix, 1000, 3)
    }

    expect(overVoice(0.24) - overVoice(0.06)).toBeCloseTo(12.04, 1)
  })

  it('at volume 0 is the one without music', () => {
    expect(mixDown({ ...parts, musicVolume: 0 })).toEqual(mixDown({ ...parts, music: null }))
  })

  it('has the voice where it belongs, and cuts what goes beyond the end', () => {
    const mix = mixDown({ ...parts, music: null, narrationFrom: 6 })

    expect(mix.left.length).toBe(seconds * mixRate)
    expect(mix.left.findIndex((sample) => Math.abs(sample) > 0.01)).toBeLessThan(6.001 * mixRate)
    expect(mix.left.findIndex((sample) => Math.abs(sample) > 0.01)).toBeGreaterThan(5.999 * mixRate)
  })

  it('is as loud for a soft voice as for a strong one', () => {
    const mixOf = (amplitude: number) => mixDown({ ...parts, narration: tone(1000, amplitude, 4, mixRate) })
    const [soft, strong] = [mixOf(0.01), mixOf(0.4)]

    expect(strength(soft, 1000, 3)).toBeCloseTo(strength(strong, 1000, 3), 1)
    expect(strength(soft, 200, 3)).toBeCloseTo(strength(strong, 200, 3), 1)
  })
})
