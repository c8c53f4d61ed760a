/** Pictures that people upload for videos of their own. */
export const ownMedia = {
  /** Of one account, at a time. */
  most: 10,
  /** Of all pictures of an account, as they are stored. */
  totalBytes: 40 * 1024 * 1024,
  /** The highest sentence that an order can name; videos have fewer. */
  lastSentence: 40,
} as const

/** A stored picture in an order. */
export type OrderedMedia = {
  id: string
  /** The sentence that it belongs to, counted from 1; left out: where it fits. */
  sentence?: number | undefined
}
