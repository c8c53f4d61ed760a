/** Names for numbers and strings with a unit or form. TypeScript does not distinguish them. */

/** Time in seconds. On a timeline 0 is the first frame; ends are exclusive. */
export type Seconds = number
/** Time in milliseconds. */
export type Milliseconds = number
/** A moment as milliseconds since 1970-01-01 UTC. */
export type EpochMs = number
/** Size of files or of free space. */
export type Bytes = number
/** Whole frames at the timeline's rate. */
export type Frames = number
/** Length in pixels of the finished 1080x1920 frame, unless a comment says otherwise. */
export type Pixels = number
/** 0 to 1, both inclusive. */
export type Fraction = number
/** 0 to 100, both inclusive. */
export type Percent = number
/** Colour as `#RRGGBB`, upper case. */
export type HexColor = string
