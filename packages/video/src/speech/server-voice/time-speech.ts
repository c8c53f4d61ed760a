import type { Seconds } from '@relampago/domain/units'
import { ToolError } from '../../run/tool-error.ts'
import { resample } from '../../soundtrack/studio/resample.ts'
import { alignWords } from '../align/align-words.ts'
import { soundingStretches, type Stretch } from '../align/sounding.ts'
import { analysisRate } from '../align/speech-features.ts'
import { openEspeak } from '../espeak/espeak-voice.ts'
import { espeakVoices } from '../espeak/voices.ts'
import { defaultRate } from '../estimate-seconds.ts'
import { narrationSampleRate } from '../polish-voice.ts'
import type { Speech, VoiceChoice, VoiceSession } from '../voice.ts'
import type { Samples } from './read-wav-file.ts'

/** Silence that stays before the first sound, and sound that fades after the last. */
const lead: Seconds = 0.02
const tail: Seconds = 0.08
/**
 * A sentence lasts at least this share of eSpeak's time for it and at most so many times, with
 * this much more for short ones; else something is missing or was added.
 */
const plausible = { shortest: 0.5, longest: 2.5, slack: 0.4 } as const

type Heard = { sound: Samples; /** As eSpeak says them. */ words: readonly string[]; /** That was asked for. */ speed: number }

/**
 * Times the words of another voice against eSpeak, of the same language and sex: alignment is
 * sharper between voices of one sex. Nothing is left running after `close`.
 */
export function openTimer(choice: VoiceChoice, signal: AbortSignal) {
  let reference: VoiceSession | null = null
  return {
    /**
     * The speech without silence around it, with word times; how long it lasts, and at speed 1 as
     * a share of eSpeak's time at the default rate. Throws `ToolError` for silence and for a length
     * that these words cannot have.
     */
    async time({ sound, words, speed }: Heard): Promise<{ speech: Speech; seconds: Seconds; slowness: number }> {
      const heard = analysed(sound)
      const stretches = soundingStretches(heard)
      const [first, last] = [stretches[0], stretches.at(-1)]
      if (first === undefined || last === undefined) throw new ToolError('speech-server', 'sound', 'nothing can be heard in it')
      reference ??= openEspeak(espeakVoices[choice.language][choice.type], signal)
      const known = await reference.speak(words, defaultRate)
      if (known === null) throw new ToolError('speech-server', 'sound', 'these words have no sound')
      const slowness = slownessOf({ from: first.from, to: last.to }, known, speed)
      const aligned = alignWords({ sound: heard, reference: { sound: analysed(known), words: known.words }, spoken: words })
      return { speech: trimmed(sound, { from: first.from, to: last.to }, aligned.words), seconds: last.to - first.from, slowness }
    },
    close: async () => reference?.close(),
  }
}

function slownessOf({ from, to }: Stretch, known: Speech, speed: number): number {
  const { shortest, longest, slack } = plausible
  const seconds = (to - from) * speed
  if (seconds < known.end * shortest - slack || seconds > known.end * longest + slack)
    throw new ToolError('speech-server', 'sound', `${(to - from).toFixed(1)} s of speech for words of about ${(known.end / speed).toFixed(1)} s`)
  return seconds / known.end
}

/** At the analysis rate, -1 to 1. */
function analysed(sound: Samples): Float32Array {
  return atRate(sound, analysisRate).map((sample) => sample / 32_768)
}

function atRate({ samples, sampleRate }: Samples, rate: number): Float32Array {
  return resample(Float32Array.from(samples), sampleRate, rate, Math.floor((samples.length * rate) / sampleRate))
}

/** At one rate for all servers and formats, so that an edited sentence fits to the others. */
function trimmed({ samples, sampleRate }: Samples, { from, to }: Stretch, words: readonly Stretch[]): Speech {
  const start = Math.max(0, Math.round((from - lead) * sampleRate))
  const part = { samples: samples.subarray(start, Math.min(samples.length, Math.round((to + tail) * sampleRate))), sampleRate }
  const spoken = Int16Array.from(atRate(part, narrationSampleRate), (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample))))
  const seconds = spoken.length / narrationSampleRate
  const moved = (moment: Seconds) => Math.min(seconds, Math.max(0, moment - start / sampleRate))
  return { samples: spoken, sampleRate: narrationSampleRate, words: words.map((word) => ({ from: moved(word.from), to: moved(word.to) })), end: moved(to) }
}
