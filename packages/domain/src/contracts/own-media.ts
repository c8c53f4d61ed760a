/** Photos and clips that people upload for videos of their own. */
export const ownMedia = {
  /** Of one account, at a time. */
  most: 10,
  /** Of everything of an account, as it is stored; a clip of a minute has up to 46 MB. */
  totalBytes: 120 * 1024 * 1024,
  /** Of a clip as it is sent: a minute at 9 megabits a second. */
  clipBytes: 64 * 1024 * 1024,
  /** The longest clip, in seconds. */
  clipSeconds: 60,
  /** The highest sentence that an order can name; videos have fewer. */
  lastSentence: 40,
} as const

/** A stored photo or clip in an order. */
export type OrderedMedia = {
  id: string
  /** The sentence that it belongs to, counted from 1; left out: where it fits. */
  sentence?: number | undefined
}
