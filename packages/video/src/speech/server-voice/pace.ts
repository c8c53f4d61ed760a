import type { Seconds } from '@relampago/domain/units'

/**
 * How long a voice may take at its own speed, as a share of what eSpeak takes at the default rate.
 * Inside, its own pace is what suits it and videos alike; outside, it is brought to the edge:
 * slower than 155 words a minute drags in Portuguese, faster than 205 is hard to follow.
 */
const easySlowness = { from: 0.87, to: 1.15 } as const
/** What servers take and what still sounds like the voice. */
const speeds = { slowest: 0.5, fastest: 2 } as const

/** Differences of speed below this drown in those from one saying to the next. */
const tellingDifference = 0.05

export type AtSpeed = { speed: number; seconds: Seconds }

export type Pace = {
  /** The speed to ask for; `wanted` is 1 at the default rate. Of two decimals: it repeats. */
  speedFor(wanted: number): number
  /** The voice's time for a sentence at speed 1 divided by eSpeak's. The first call counts. */
  learn(slowness: number): void
  /** One sentence at two speeds. A server that does not obey is not asked for a speed again. */
  compare(one: AtSpeed, other: AtSpeed): void
}

/** The pace of a voice, measured on the first sentence that it says. */
export function openPace(): Pace {
  let factor: number | null = null
  let isObeyed = true
  return {
    speedFor: (wanted) => (isObeyed ? Math.round(Math.min(speeds.fastest, Math.max(speeds.slowest, wanted * (factor ?? 1))) * 100) / 100 : 1),
    learn(slowness) {
      const { from, to } = easySlowness
      factor ??= slowness < from ? slowness / from : slowness > to ? slowness / to : 1
    },
    compare(one, other) {
      const wanted = Math.abs(other.speed / one.speed - 1)
      if (wanted >= tellingDifference && Math.abs(one.seconds / other.seconds - 1) < wanted / 4) isObeyed = false
    },
  }
}
