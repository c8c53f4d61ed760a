import type { Seconds } from '@relampago/domain/units'
import type { Voice, VoiceSession } from '../voice.ts'
import { openSpeaker } from './espeak-process.ts'
import { espeakVoices } from './voices.ts'
import { wordTimes, type TextRange } from './word-times.ts'

/** Sound fades for this long after the last phoneme; what follows is silence. */
const tail: Seconds = 0.08

/**
 * eSpeak NG, which comes with the packages: speaks every language of the videos and gives word
 * times from its own events.
 */
export const espeakVoice: Voice = {
  name: 'espeak-ng',
  version: '1',
  timeLimitMs: 120_000,
  // The speaker itself replaces a process that fails.
  attempts: 1,
  speaks: ({ language, type }) => type in espeakVoices[language],
  open: ({ language, type }, signal) => openEspeak(espeakVoices[language][type], signal),
}

/** A session with one of eSpeak's own voices, such as `pt-br+f3`. */
export function openEspeak(voice: string, signal: AbortSignal): VoiceSession {
  const speaker = openSpeaker({ signal })
  return {
    async speak(words, rate) {
      const { line, ranges } = spokenLine(words)
      if (line === '') return null
      const { samples, sampleRate, events } = await speaker.speak({ voice, text: line, rate })
      const { words: times, end } = wordTimes(events, line, ranges)
      const length = Math.min(samples.length, Math.round((end + tail) * sampleRate))
      return { samples: samples.subarray(0, length), sampleRate, words: times, end: Math.min(end, length / sampleRate) }
    },
    close: () => speaker.close(),
  }
}

/** The text for the synthesiser, and the place of each word in it, in code points. */
function spokenLine(words: readonly string[]): { line: string; ranges: TextRange[] } {
  let position = 0
  const ranges = words.map((word) => {
    const from = position
    position += Array.from(word).length + 1
    return { from, to: position - 1 }
  })
  return { line: words.join(' ').trim(), ranges }
}
