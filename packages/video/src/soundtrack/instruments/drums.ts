import { decayOver, mono, sampleRate, samplesIn, type Sound } from '../studio/sound.ts'
import { bandPass, filter, highPass, lowPass } from '../studio/biquad.ts'
import { fadeEnd, hertzOf, noise, type Tone } from './waves.ts'

/** A sine that falls from `from` to `to` hertz, with a click of noise. Seconds to 1/e. */
type Skin = { from: number; to: number; fall: number; decay: number; click: number; seconds: number }

export function kick(): Sound {
  return skin({ from: 175, to: 50, fall: 0.028, decay: 0.12, click: 0.22, seconds: 0.5 })
}

export function softKick(): Sound {
  return skin({ from: 120, to: 52, fall: 0.03, decay: 0.1, click: 0.06, seconds: 0.45 })
}

/** A tom tuned to `pitch`. */
export function tom({ pitch }: Tone): Sound {
  const hertz = hertzOf(pitch)
  return skin({ from: hertz * 1.6, to: hertz, fall: 0.04, decay: 0.16, click: 0.18, seconds: 0.7 })
}

/** A big drum in a hall: low skin, and pitched noise for the stick and the wood. */
export function taiko({ pitch }: Tone): Sound {
  const sound = skin({ from: hertzOf(pitch) * 1.9, to: hertzOf(pitch), fall: 0.035, decay: 0.26, click: 0, seconds: 1.2 })
  const stick = filter(noise(samplesIn(0.25), 'taiko'), bandPass(380, 0.9))
  const fall = decayOver(0.045)
  let level = 1.6
  for (let index = 0; index < stick.length; index++) {
    sound.left[index]! += stick[index]! * level
    level *= fall
  }
  return sound
}

/** Several hands: three short bursts, then the room. */
export function clap(): Sound {
  const samples = filter(noise(samplesIn(0.35), 'clap'), bandPass(1700, 0.8))
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate
    let level = time >= 0.033 ? 0.9 * Math.exp(-(time - 0.033) / 0.06) : 0
    for (const hand of [0, 0.011, 0.022]) if (time >= hand && time < 0.033) level = Math.max(level, 0.2 + 0.7 * Math.exp(-(time - hand) / 0.004))
    samples[index]! *= level * 1.4
  }
  return mono(fadeEnd(samples))
}

export function snare(): Sound {
  const sound = skin({ from: 320, to: 190, fall: 0.02, decay: 0.06, click: 0, seconds: 0.35 })
  const wires = filter(noise(sound.left.length, 'snare'), highPass(1500))
  const fall = decayOver(0.07)
  let level = 0.55
  for (let index = 0; index < wires.length; index++) {
    sound.left[index] = sound.left[index]! * 0.5 + wires[index]! * level
    level *= fall
  }
  fadeEnd(sound.left)
  return sound
}

export function closedHat(): Sound {
  return burst('hat', 0.18, highPass(7500), 0.001, 0.02)
}

export function openHat(): Sound {
  return burst('open hat', 0.5, highPass(7000), 0.001, 0.1)
}

export function shaker(): Sound {
  return burst('shaker', 0.18, bandPass(6500, 1.1), 0.018, 0.022)
}

/** A clock more than a drum. */
export function tick(): Sound {
  return burst('tick', 0.08, bandPass(4200, 4), 0.0005, 0.01)
}

export function crash(): Sound {
  return { left: burst('crash left', 2.2, highPass(3800), 0.002, 0.5).left, right: burst('crash right', 2.2, highPass(3800), 0.002, 0.5).left }
}

/** Felt more than heard. */
export function subHit(): Sound {
  return skin({ from: 95, to: 42, fall: 0.06, decay: 0.35, click: 0.04, seconds: 1.5 })
}

function burst(name: string, seconds: number, band: ReturnType<typeof bandPass>, attack: number, decay: number): Sound {
  const samples = filter(noise(samplesIn(seconds), name), band)
  const fall = decayOver(decay)
  const rise = attack * sampleRate
  let level = 0.9
  for (let index = 0; index < samples.length; index++) {
    samples[index]! *= level * Math.min(1, index / rise)
    if (index > rise) level *= fall
  }
  return mono(fadeEnd(samples))
}

function skin({ from, to, fall, decay, click, seconds }: Skin): Sound {
  const samples = new Float32Array(samplesIn(seconds))
  const tap = filter(noise(samplesIn(0.02), 'click'), lowPass(5000))
  const [glide, fade] = [decayOver(fall), decayOver(decay)]
  let [phase, bend, level] = [0, from - to, 1]
  for (let index = 0; index < samples.length; index++) {
    phase += (to + bend) / sampleRate
    samples[index] = Math.sin(2 * Math.PI * phase) * level + (tap[index] ?? 0) * click * (1 - index / tap.length)
    bend *= glide
    if (index > 0.015 * sampleRate) level *= fade
  }
  return mono(fadeEnd(samples, 0.03))
}
