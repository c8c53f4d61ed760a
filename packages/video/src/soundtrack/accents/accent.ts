import type { Seconds } from '@relampago/domain/units'

/** A sound that belongs to something that is seen. */
export type Accent = {
  kind: 'whoosh' | 'pop' | 'tick' | 'thud' | 'riser' | 'ding'
  /** When its loudest moment is heard, from the start of the video. */
  at: Seconds
  /** Against the composed pitch, in semitones. */
  pitch: number
  /** Whether a word is spoken at the same time. */
  isUnderSpeech: boolean
}
export type AccentKind = Accent['kind']

/** A riser climbs for so long. */
export const riserSeconds: Seconds = 1.2
