import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { Adapter } from '../ports/adapter.ts'
import type { Tools } from '../run/tools.ts'

export type VoiceChoice = { language: VideoLanguage; type: VoiceType }

/**
 * Port: says sentences. A narration is said by one voice from its first sentence to its last; when
 * that one fails, the next voice says all of it. tests/contracts/voice-contract.ts states what an
 * adapter must do.
 */
export type Voice = Adapter & {
  /** Whether it has a voice of this kind. */
  speaks(choice: VoiceChoice): boolean
  /**
   * Nothing may be left running after the session's `close`. The signal ends every call of the
   * session. `programs` are for voices whose sound has to be decoded.
   */
  open(choice: VoiceChoice, signal: AbortSignal, programs?: Pick<Tools, 'ffmpegPath'>): VoiceSession
}

export type VoiceSession = {
  /**
   * Says one sentence. `words` are in spoken form ("quatorze e noventa"), punctuation included, one
   * for each caption word; an empty one is silent. Names and borrowed words in them are spelled by
   * their sound, for a synthesiser that reads letter by letter ("iutúbi"); `written` holds the same
   * words with these as people write them. `rate` is in words a minute, 100 to 200. `null` when
   * there is nothing to say. Calls do not overlap.
   */
  speak(words: readonly string[], rate: number, written?: readonly string[]): Promise<Speech | null>
  close(): Promise<void>
}

/** Times are from the start of `samples`. */
export type Speech = {
  /** Mono. */
  samples: Int16Array
  sampleRate: number
  /**
   * One for each word that was given, in order: starts never decrease, and no word ends before it
   * starts.
   */
  words: { from: Seconds; to: Seconds }[]
  /** End of the last sound. */
  end: Seconds
}
