/** What the parent asks of the child, one JSON text a line. */
export type SpeechRequest = { voice: string; text: string; rate: number }

export type SpeechEvent =
  /**
   * A word begins; `letter` counts the code points of the text from 0, `at` milliseconds from the
   * start of the audio.
   */
  | { type: 'word'; letter: number; at: number }
  /** A sound begins; `isPause` when it is silence. */
  | { type: 'sound'; isPause: boolean; at: number }
  /** A clause with its closing pause is over. */
  | { type: 'end'; at: number }

/**
 * The child's answer: this as one line of JSON, then `bytes` bytes of 16 bit little-endian mono
 * audio.
 */
export type SpeechReply = { sampleRate: number; bytes: number; events: SpeechEvent[] }
