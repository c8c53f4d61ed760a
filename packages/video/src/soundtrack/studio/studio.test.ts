import { spawnSync } from 'node:child_process'
import { seededRandom } from '@relampago/domain/random'
import { describe, expect, it } from 'vitest'
import { limit } from './dynamics.ts'
import { integratedLoudness } from './loudness.ts'
import { master } from './master.ts'
import { resample } from './resample.ts'
import { assertFinite, type Sound } from './sound.ts'

const rate = 48_000
function tone(hertz: number, amplitude: number, seconds: number, at = rate): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * at) }, (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / at))
}
/** Noise that swells and falls silent, so that the gates matter. */
function gusts(seconds: number): Sound {
  const random = seededRandom('gusts')
  const gust = () => Float32Array.from({ length: seconds * rate }, (_, index) => (random() - 0.5) * 0.6 * Math.max(0, Math.sin(index / 30_000)) ** 3)
  return { left: gust(), right: gust() }
}
const peakOf = ({ left, right }: Sound) => Math.max(...[left, right].map((channel) => channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)))

describe('the loudness meter', () => {
  it('reads a full 997 Hz tone in one channel as -3.01 LUFS, as the standard says', () => {
    expect(integratedLoudness({ left: tone(997, 1, 5), right: new Float32Array(5 * rate) }, rate)).toBeCloseTo(-3.01, 1)
  })

  it('agrees with FFmpeg on noise that comes and goes', () => {
    const sound = gusts(12)
    const samples = new Float32Array(sound.left.length * 2)
    for (let index = 0; index < sound.left.length; index++) samples.set([sound.left[index] ?? 0, sound.right[index] ?? 0], 2 * index)
    const args = ['-hide_banner', '-nostats', '-f', 'f32le', '-ar', String(rate), '-ac', '2', '-i', '-', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-']
    const { stderr } = spawnSync('ffmpeg', args, { input: new Uint8Array(samples.buffer), encoding: 'utf8' })
    const measured = Number(/I:\s+(-[\d.]+) LUFS/.exec(stderr.slice(stderr.lastIndexOf('Summary')))?.[1])

    expect(Math.abs(integratedLoudness(sound, rate) - measured)).toBeLessThanOrEqual(0.1)
  })

  it('reads silence and less than one block as nothing', () => {
    expect(integratedLoudness({ left: new Float32Array(rate), right: new Float32Array(rate) }, rate)).toBe(-Infinity)
    expect(integratedLoudness({ left: tone(997, 1, 0.3), right: tone(997, 1, 0.3) }, rate)).toBe(-Infinity)
  })
})

describe('the limiter', () => {
  it('lets no sample above the ceiling and leaves the quiet alone', () => {
    const left = tone(220, 0.1, 3)
    for (const place of [0, 1, 40_000, 40_100, 90_000, left.length - 1]) left[place] = 3
    const sound = { left, right: tone(220, 0.1, 3) }
    limit(sound, 0.8)

    expect(peakOf(sound)).toBeLessThan(0.800_001)
    expect(peakOf({ left: sound.left.slice(120_000, 140_000), right: new Float32Array(1) })).toBeGreaterThan(0.095)
  })

  it('does nothing to a sound below the ceiling', () => {
    const sound = gusts(2)
    const before = sound.left.slice()
    limit(sound, 0.9)

    for (let index = 0; index < before.length; index += 997) expect(sound.left[index]).toBeCloseTo(before[index] ?? NaN, 5)
  })
})

describe('mastering', () => {
  it('reaches its loudness under its ceiling', () => {
    const sound = gusts(10)
    master(sound, rate, { lufs: -14, peakDb: -2 })

    expect(Math.abs(integratedLoudness(sound, rate) + 14)).toBeLessThan(0.3)
    expect(20 * Math.log10(peakOf(sound))).toBeLessThanOrEqual(-2)
  })

  it('leaves silence silent', () => {
    const sound = { left: new Float32Array(rate), right: new Float32Array(rate) }
    master(sound, rate, { lufs: -14, peakDb: -2 })

    expect(peakOf(sound)).toBe(0)
  })
})

describe('resampling', () => {
  it('keeps pitch, level and place of a tone', () => {
    const output = resample(tone(1000, 0.5, 1, 44_100), 44_100, rate, rate)
    const wanted = tone(1000, 0.5, 1)

    expect(output.length).toBe(rate)
    for (let index = 500; index < 47_000; index += 331) expect(output[index]).toBeCloseTo(wanted[index] ?? NaN, 2)
  })

  it('is silent where the input has ended', () => {
    expect(resample(tone(1000, 0.5, 0.1, 44_100), 44_100, rate, rate).slice(6000)).toEqual(new Float32Array(rate - 6000))
  })
})

it('a sample that is no number is named with the stage that made it', () => {
  expect(() => assertFinite({ left: Float32Array.of(0, Number.NaN), right: Float32Array.of(0, 0) }, 'reverb')).toThrow('reverb gave NaN at sample 1')
})
