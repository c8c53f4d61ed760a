import { describe, expect, it } from 'vitest'
import { beatNear, beatsOf } from './beats.ts'
import { composeMusic } from './compose-music.ts'
import { fitMusic } from './fit-music.ts'
import { sampleRate, samplesIn } from './studio/sound.ts'

const shown = (beats: number[], count: number) => beats.slice(0, count).map((beat) => Number(beat.toFixed(4)))

describe('the beats of the music', () => {
  it('begin with the video and follow the tempo up to the last chord', () => {
    const beats = beatsOf({ music: 'upbeat', musicVolume: 0.12, seconds: 30, ordered: 30 })

    // 128 a minute; of 16.64 bars of 1.875 s, 15 are played before the chord at 28.125 s.
    expect(shown(beats, 3)).toEqual([0, 0.4688, 0.9375])
    expect(beats.at(-1)).toBe(28.125)
  })

  it('are shifted where the start of the piece is left out', () => {
    expect(shown(beatsOf({ music: 'upbeat', musicVolume: 0.12, seconds: 29, ordered: 30 }), 2)).toEqual([0.4063, 0.875])
  })

  it('are shifted where first bars come twice, and last as much longer', () => {
    const beats = beatsOf({ music: 'upbeat', musicVolume: 0.12, seconds: 31, ordered: 30 })

    expect(shown(beats, 2)).toEqual([0.0625, 0.5312])
    expect(beats.at(-1)).toBeCloseTo(29.125, 3)
  })

  it('are those of a piece of its own where the video is much shorter', () => {
    expect(shown(beatsOf({ music: 'upbeat', musicVolume: 0.12, seconds: 21, ordered: 30 }), 2)).toEqual([0, 0.4688])
  })

  it('are none without music', () => {
    expect(beatsOf({ music: 'none', musicVolume: 0.12, seconds: 30, ordered: 30 })).toEqual([])
    expect(beatsOf({ music: 'upbeat', musicVolume: 0, seconds: 30, ordered: 30 })).toEqual([])
  })

  it.each([14, 15, 16.3])('are where the drums of a fitted piece are heard, in %s s', (seconds) => {
    const piece = fitMusic(composeMusic('electronic', 15, 'a'), samplesIn(seconds), 1.875)
    const beats = beatsOf({ music: 'electronic', musicVolume: 0.2, seconds, ordered: 15 })
    const from = samplesIn(7)
    const onset = (at: number) => attackNear(piece.left, samplesIn(at))

    const heard = beats.filter((beat) => beat * sampleRate > from && beat < seconds - 4)
    expect(heard.length).toBeGreaterThan(4)
    const [on, off] = [mean(heard.map(onset)), mean(heard.map((beat) => onset(beat + 0.4688 / 2.7)))]
    expect(on).toBeGreaterThan(2 * off)
  })
})

/** How much louder the low end becomes within 20 ms of a sample. */
function attackNear(samples: Float32Array, at: number): number {
  const energy = (from: number) => {
    let [low, sum] = [0, 0]
    for (let index = Math.max(0, from - 200); index < from + 900; index++) {
      low += 0.02 * ((samples[index] ?? 0) - low)
      if (index >= from) sum += low * low
    }
    return sum
  }
  return Math.max(0, energy(at) - energy(at - 1000))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

it('the nearest beat is taken within a span only', () => {
  expect(beatNear([1, 2, 3], 2.2, { from: 1.9, to: 3 })).toBe(2)
  expect(beatNear([1, 2, 3], 2.2, { from: 2.1, to: 2.6 })).toBeNull()
})
