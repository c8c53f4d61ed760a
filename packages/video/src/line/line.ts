import type { StageCache } from '../stage-cache/stage-cache.ts'
import type { stageWatch } from '../run/stage-watch.ts'
import type { Tools } from '../run/tools.ts'

/** What goes with a video along the line. */
export type Line = {
  tools: Tools
  watch: ReturnType<typeof stageWatch>
  cache: StageCache
  /** Of stretches of the encoded video; keeps nothing when the video is made in one piece. */
  segments: StageCache
  now: () => Date
  /** Grows along the way. */
  notes: string[]
  allowPrivateFetch: boolean
}
