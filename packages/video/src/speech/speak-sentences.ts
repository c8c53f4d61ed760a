import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { Speaker } from './espeak/espeak-process.ts'
import { wordTimes, type TextRange } from './espeak/word-times.ts'
import type { NarratedWord } from '../story/narration.ts'
import { spokenTokens } from './spoken-text/spoken-text.ts'
import type { SpokenToken } from './spoken-text/spoken-token.ts'

/** One sentence as raw speech; times count from its own start. */
export type SpokenSentence = { samples: Int16Array; sampleRate: number; words: NarratedWord[]; /** End of the last sound. */ end: Seconds }

/** Sound dies away for this long after the last phoneme; what follows is silence. */
const tail: Seconds = 0.08

/** Says one sentence. `null` when it has nothing that can be said. */
export async function speakSentence(
  text: string,
  { speaker, voice, language, rate }: { speaker: Speaker; voice: string; language: VideoLanguage; rate: number },
): Promise<SpokenSentence | null> {
  const tokens = spokenTokens(text, language)
  const { line, ranges } = spokenLine(tokens)
  if (line === '') return null
  const utterance = await speaker.speak({ voice, text: line, rate })
  const { words, end } = wordTimes(utterance.events, line, ranges)
  const length = Math.min(utterance.samples.length, Math.round((end + tail) * utterance.sampleRate))
  return {
    samples: utterance.samples.subarray(0, length),
    sampleRate: utterance.sampleRate,
    words: tokens.map(({ display }, index) => ({ text: display, from: words[index]?.from ?? 0, to: words[index]?.to ?? 0 })),
    end: Math.min(end, length / utterance.sampleRate),
  }
}

/** What the voice is given, and where each token lies in it, in code points. */
function spokenLine(tokens: readonly SpokenToken[]): { line: string; ranges: TextRange[] } {
  let position = 0
  const ranges = tokens.map(({ spoken }) => {
    const from = position
    position += Array.from(spoken).length + 1
    return { from, to: position - 1 }
  })
  return {
    line: tokens
      .map(({ spoken }) => spoken)
      .join(' ')
      .trim(),
    ranges,
  }
}
