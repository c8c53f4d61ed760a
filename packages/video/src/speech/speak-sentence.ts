import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { NarratedWord } from '../story/narration.ts'
import { spokenTokens } from './spoken-text/spoken-text.ts'
import type { VoiceSession } from './voice.ts'

/** One sentence as raw speech; times count from its own start. */
export type SpokenSentence = { samples: Int16Array; sampleRate: number; words: NarratedWord[]; /** End of the last sound. */ end: Seconds }

/** A session with what else decides how a sentence sounds. */
export type Saying = { session: VoiceSession; language: VideoLanguage; /** Words a minute. */ rate: number }

/**
 * Says one sentence as written, numbers and symbols included. `null` when it has nothing that can
 * be said.
 */
export async function speakSentence(text: string, { session, language, rate }: Saying): Promise<SpokenSentence | null> {
  const tokens = spokenTokens(text, language)
  const spoken = tokens.map((token) => token.spoken)
  if (spoken.join('').trim() === '') return null
  const written = spokenTokens(text, language, 'written').map((token) => token.spoken)
  const speech = await session.speak(spoken, rate, written.length === spoken.length ? written : spoken)
  if (speech === null) return null
  const { words, ...sound } = speech
  return { ...sound, words: tokens.map(({ display }, index) => ({ text: display, from: words[index]?.from ?? 0, to: words[index]?.to ?? 0 })) }
}
