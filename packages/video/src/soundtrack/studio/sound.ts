import type { Seconds } from '@relampago/domain/units'

/** Samples a second of everything that is composed. */
export const sampleRate = 44_100

/** Channels of equal length; samples within -1..1 as a rule. Mono holds the same array twice. */
export type Sound = { left: Float32Array; right: Float32Array }

export function silence(samples: number): Sound {
  return { left: new Float32Array(samples), right: new Float32Array(samples) }
}

export function mono(samples: Float32Array): Sound {
  return { left: samples, right: samples }
}

export function samplesIn(seconds: Seconds): number {
  return Math.round(seconds * sampleRate)
}

/** Factor per sample of a decay that falls to 1/e in the given time. */
export function decayOver(seconds: Seconds): number {
  return Math.exp(-1 / (seconds * sampleRate))
}

/** Throws when a filter blew up: one NaN would silence the rest. `stage` is named. */
export function assertFinite({ left, right }: Sound, stage: string): void {
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) {
      if (!Number.isFinite(channel[index])) throw new Error(`music: ${stage} gave ${channel[index]} at sample ${index}`)
    }
  }
}
