import type { Seconds } from '@relampago/domain/units'
import type { ProviderUse } from '../run/provider-use.ts'
import type { ScriptSentence } from './script.ts'

/**
 * A word as the captions show it ("R$ 14,90" is one), with the time it is spoken; counted from the
 * start of the WAV.
 */
export type NarratedWord = { text: string; from: Seconds; to: Seconds }
export type NarratedSentence = { sentence: ScriptSentence; from: Seconds; to: Seconds; words: NarratedWord[] }

/** The spoken script: the sentences that fitted, in order, and one mono 48 kHz WAV. */
export type Narration = {
  wavFile: string
  duration: Seconds
  sentences: NarratedSentence[]
  /** Who said it. */
  provider: ProviderUse
  /** Words a minute that the voice was asked for. */
  rate: number
  /** The speech before its polish, for edits that say only some sentences again. */
  raw: RawSpeech
}

/**
 * Bare samples (16 bit, little endian, mono) of all sentences with their pauses in a file; one
 * piece for each sentence, `to` exclusive, pauses not included.
 */
export type RawSpeech = { file: string; sampleRate: number; pieces: { from: number; to: number }[] }

/** The spoken sentences of the script, in order. */
export function sentencesOf({ sentences }: Pick<Narration, 'sentences'>): ScriptSentence[] {
  return sentences.map(({ sentence }) => sentence)
}
