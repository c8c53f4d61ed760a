/** A picture or a film that a person gives for a video of theirs. */
export type OwnMedia = {
  /** Of this machine; its content has not been looked at. */
  file: string
  /** The sentence that it belongs to, counted from 1; `null`: where it fits. */
  sentence: number | null
}
