/** One caption token with what the voice says for it. */
export type SpokenToken = {
  /** As the captions show it: "R$ 14,90", "café ☕". Spaces inside stay. */
  display: string
  /**
   * Words and punctuation, no digits or symbols; `''` only when the whole text has nothing to say.
   */
  spoken: string
  /** Range in the list of all spoken words of the text; the end is exclusive. */
  from: number
  to: number
}
