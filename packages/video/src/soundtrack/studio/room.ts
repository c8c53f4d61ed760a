import type { Seconds } from '@relampago/domain/units'
import { sampleRate, samplesIn, silence, type Sound } from './sound.ts'

/** Two-pole low pass whose cutoff moves: `hertzAt` is asked every 64 samples. In place. */
export function sweepLowPass(sound: Sound, hertzAt: (time: Seconds) => number): void {
  const block = 64
  for (const channel of [sound.left, sound.right]) {
    let [first, second] = [0, 0]
    for (let start = 0; start < channel.length; start += block) {
      const follow = 1 - Math.exp((-2 * Math.PI * hertzAt(start / sampleRate)) / sampleRate)
      const end = Math.min(channel.length, start + block)
      for (let index = start; index < end; index++) {
        first += follow * (channel[index]! - first)
        second += follow * (first - second)
        channel[index] = second
      }
    }
  }
}

/** Lowers a sound by `depth` at each of the times, for a quarter of a second. In place. */
export function pump(sound: Sound, times: readonly Seconds[], depth: number): void {
  const fall = samplesIn(0.006)
  const length = samplesIn(0.24)
  for (const time of times) {
    const start = samplesIn(time)
    const end = Math.min(length, sound.left.length - start)
    for (let index = 0; index < end; index++) {
      const back = (index - fall) / (length - fall)
      const pressed = index < fall ? index / fall : (1 - back) ** 1.6
      const gain = 1 - depth * pressed
      sound.left[start + index]! *= gain
      sound.right[start + index]! *= gain
    }
  }
}

/**
 * Echoes that jump from left to right, each darker and softer than the one before. `delay` is the
 * time between two. Gives the echoes alone.
 */
export function pingPong(input: Sound, delay: Seconds): Sound {
  const samples = input.left.length
  const output = silence(samples)
  const gap = samplesIn(delay)
  let dark = 0
  for (let index = gap; index < samples; index++) {
    const from = index - gap
    output.left[index] = (input.left[from]! + input.right[from]!) * 0.4 + output.right[from]! * 0.4
    dark += 0.42 * (output.left[from]! - dark)
    output.right[index] = dark
  }
  return output
}

// Mutually prime lengths near those of Jezar's Freeverb, stretched by 1.6: no two echoes coincide.
const lineLengths = [2491, 2587, 2386, 2275, 2043, 2170, 1901, 1786]

/**
 * Eight delay lines that feed each other (a Householder network). `seconds` is the time to fall by
 * 60 dB. Gives the reverberation alone.
 */
export function reverberate(input: Sound, seconds: Seconds): Sound {
  const samples = input.left.length
  const output = silence(samples)
  const lines = lineLengths.map((length) => new Float32Array(length))
  const gains = lineLengths.map((length) => 10 ** ((-3 * length) / sampleRate / seconds))
  const positions = new Int32Array(8)
  const damped = new Float64Array(8)
  const heard = new Float64Array(8)
  for (let index = 0; index < samples; index++) {
    let sum = 0
    for (let line = 0; line < 8; line++) {
      damped[line]! += 0.45 * (lines[line]![positions[line]!]! - damped[line]!)
      heard[line] = damped[line]! * gains[line]!
      sum += heard[line]!
    }
    sum *= 0.25
    const left = input.left[index]!
    const right = input.right[index]!
    for (let line = 0; line < 8; line++) {
      const position = positions[line]!
      lines[line]![position] = (line & 1 ? right : left) + heard[line]! - sum
      positions[line] = position + 1 >= lineLengths[line]! ? 0 : position + 1
    }
    output.left[index] = (heard[0]! + heard[2]! - heard[4]! + heard[6]!) * 0.6
    output.right[index] = (heard[1]! + heard[3]! - heard[5]! + heard[7]!) * 0.6
  }
  return output
}
