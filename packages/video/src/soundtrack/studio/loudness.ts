import type { Sound } from './sound.ts'

/** Coefficients of the two K-weighting filters of ITU-R BS.1770 for a sample rate. */
function weighting(rate: number): { b: readonly [number, number, number]; a: readonly [number, number] }[] {
  // A shelf for the head and a high pass, given by their analogue parameters so that they hold at
  // any rate.
  const shelf = { hertz: 1681.974450955533, quality: 0.7071752369554196, gain: 3.999843853973347 }
  const pass = { hertz: 38.13547087602444, quality: 0.5003270373238773 }
  const k1 = Math.tan((Math.PI * shelf.hertz) / rate)
  const high = 10 ** (shelf.gain / 20)
  const middle = high ** 0.4996667741545416
  const n1 = 1 + k1 / shelf.quality + k1 * k1
  const k2 = Math.tan((Math.PI * pass.hertz) / rate)
  const n2 = 1 + k2 / pass.quality + k2 * k2
  return [
    {
      b: [(high + (middle * k1) / shelf.quality + k1 * k1) / n1, (2 * (k1 * k1 - high)) / n1, (high - (middle * k1) / shelf.quality + k1 * k1) / n1],
      a: [(2 * (k1 * k1 - 1)) / n1, (1 - k1 / shelf.quality + k1 * k1) / n1],
    },
    { b: [1, -2, 1], a: [(2 * (k2 * k2 - 1)) / n2, (1 - k2 / pass.quality + k2 * k2) / n2] },
  ]
}

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-4: mean square of 400 ms blocks every 100 ms,
 * gated at -70 LUFS and at 10 LU below the rest. `-Infinity` for silence and for anything shorter
 * than one block.
 */
export function integratedLoudness({ left, right }: Sound, rate: number): number {
  const hop = Math.round(rate / 10)
  const energy = [left, right].map((channel) => weightedEnergy(channel, rate, hop))
  const [first, second] = energy
  if (first === undefined || second === undefined) return -Infinity
  const blocks: number[] = []
  for (let start = 0; start + 4 <= first.length; start++) {
    let sum = 0
    for (let part = start; part < start + 4; part++) sum += first[part]! + second[part]!
    blocks.push(sum / (4 * hop))
  }
  const loud = blocks.filter((power) => lufs(power) > -70)
  const gate = lufs(mean(loud)) - 10
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}

/** Sum of squares of each `hop` samples after K-weighting; an incomplete last one is left out. */
function weightedEnergy(channel: Float32Array, rate: number, hop: number): Float64Array {
  const [shelf, pass] = weighting(rate)
  if (shelf === undefined || pass === undefined) throw new Error('two filters make the K-weighting')
  const energy = new Float64Array(Math.floor(channel.length / hop))
  let [s1, s2, p1, p2] = [0, 0, 0, 0]
  for (let part = 0; part < energy.length; part++) {
    let sum = 0
    for (let index = part * hop; index < (part + 1) * hop; index++) {
      const input = channel[index]!
      const shelved = shelf.b[0] * input + s1
      s1 = shelf.b[1] * input - shelf.a[0] * shelved + s2
      s2 = shelf.b[2] * input - shelf.a[1] * shelved
      const passed = pass.b[0] * shelved + p1
      p1 = pass.b[1] * shelved - pass.a[0] * passed + p2
      p2 = pass.b[2] * shelved - pass.a[1] * passed
      sum += passed * passed
    }
    energy[part] = sum
  }
  return energy
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Root mean square of the loudest `span` samples, over both channels. */
export function loudestLevel({ left, right }: Sound, span: number): number {
  let [sum, most] = [0, 0]
  for (let index = 0; index < left.length; index++) {
    sum += left[index]! ** 2 + right[index]! ** 2
    if (index >= span) sum -= left[index - span]! ** 2 + right[index - span]! ** 2
    most = Math.max(most, sum)
  }
  return Math.sqrt(most / (2 * span))
}
