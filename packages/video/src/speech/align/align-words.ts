import type { Seconds } from '@relampago/domain/units'
import { alignSounds } from './align-sounds.ts'
import { soundingStretches, type Stretch } from './sounding.ts'
import { analysisRate } from './speech-features.ts'
import { spreadWords } from './spread-words.ts'

export type WordAlignment = {
  /** One for each word, in order, inside the sound. Starts never decrease. */
  words: Stretch[]
  /** How they were found. */
  by: 'sound' | 'letters'
  /** `Alignment.cost`. */
  cost: number
}

type Alignable = {
  /** What was said. At the analysis rate, -1 to 1; something in it can be heard. */
  sound: Float32Array
  /** The same words by a voice whose word times are known. */
  reference: { sound: Float32Array; words: readonly Stretch[] }
  /** In spoken form, one for each word of the reference. */
  spoken: readonly string[]
}

/** Silence on both sides of what is compared. */
const margin: Seconds = 0.06
/** A word whose aligned start is this near to the end of a pause starts there. */
const pauseReach: Seconds = 0.12
/** Above this the two hardly say the same (decision 0058): right pairs measure 2.3 to 4.7. */
const highestCost = 4.9
/** One word of a caption lasts this long; one of several ("quatorze e noventa") may last longer. */
const wordLasts = { shortest: 0.04, longest: 1.5 } as const
/** Share of the words that may last shorter: "e", "a" are swallowed by natural voices. */
const mostSwallowed = 0.2

/**
 * When each word of a sentence is heard, by warping the sound onto a reference whose word times are
 * known. Where the result cannot be right, the words are spread over the sound by their letters.
 */
export function alignWords({ sound, reference, spoken }: Alignable): WordAlignment {
  const stretches = soundingStretches(sound)
  const [own, other] = [wholeOf(stretches), wholeOf(soundingStretches(reference.sound))]
  const { find, cost } = alignSounds(cut(reference.sound, other), cut(sound, own))
  const heardAt = (moment: Seconds) => clamp(find(moment - other.from + margin) - margin + own.from, own)
  const words = atPauses(
    reference.words.map(({ from, to }) => ({ from: heardAt(from), to: heardAt(to) })),
    stretches,
  )
  if (cost <= highestCost && isPlausible(words, spoken)) return { words, by: 'sound', cost }
  return { words: spreadWords(spoken, stretches), by: 'letters', cost }
}

function wholeOf(stretches: readonly Stretch[]): Stretch {
  return { from: stretches[0]?.from ?? 0, to: stretches.at(-1)?.to ?? 0 }
}

function clamp(moment: Seconds, { from, to }: Stretch): Seconds {
  return Math.min(to, Math.max(from, moment))
}

/** This stretch with silence on both sides. */
function cut(sound: Float32Array, { from, to }: Stretch): Float32Array {
  const silence = Math.round(margin * analysisRate)
  const part = sound.subarray(Math.round(from * analysisRate), Math.round(to * analysisRate))
  const result = new Float32Array(part.length + 2 * silence)
  result.set(part, silence)
  return result
}

/**
 * Words that begin or end near a pause do so at its edge, which is heard more exactly than any
 * change of sounds. Starts stay in order.
 */
function atPauses(words: readonly Stretch[], stretches: readonly Stretch[]): Stretch[] {
  const starts = words.map(({ from }) => from)
  for (const { from } of stretches) {
    const distances = starts.map((start) => Math.abs(start - from))
    const nearest = distances.indexOf(Math.min(...distances))
    if ((distances[nearest] ?? Infinity) <= pauseReach) starts[nearest] = from
  }
  const ordered = starts.map((start, index) => Math.max(start, ...starts.slice(0, index)))
  return words.map((word, index) => {
    const from = ordered[index] ?? word.from
    const next = ordered[index + 1]
    const end = stretches.find((stretch) => stretch.to > from)?.to ?? word.to
    return { from, to: Math.max(from, Math.min(end, next ?? end)) }
  })
}

/** Every word lasts as long as a word can, but for a few that are swallowed. */
function isPlausible(words: readonly Stretch[], spoken: readonly string[]): boolean {
  const lengths = words.map(({ from, to }, index) => ({ seconds: to - from, words: spoken[index]?.match(/\S+/g)?.length ?? 0 })).filter((one) => one.words > 0)
  const swallowed = lengths.filter(({ seconds }) => seconds < wordLasts.shortest)
  return swallowed.length <= lengths.length * mostSwallowed && lengths.every((one) => one.seconds <= one.words * wordLasts.longest)
}
