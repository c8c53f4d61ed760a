import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StageId } from '@relampago/domain/catalogue'
import type { Picture } from '@relampago/domain/timeline'
import type { Fraction } from '@relampago/domain/units'
import type { ProviderUse } from '../run/provider-use.ts'
import { cacheBytes, type CacheBudget } from '../stage-cache/cache-budget.ts'
import { noCache, openStageCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { sweepStageCache } from '../stage-cache/sweep-stage-cache.ts'
import { openBackground } from './background.ts'
import { openProgress, type Progress, type Report } from './progress.ts'
import type { OwnMedia } from './own-media.ts'
import type { Tools } from './tools.ts'
import type { VideoEncoder } from './video-encoder.ts'

/**
 * What a video is made with. The package reads no environment variables and no clock of its own
 * beyond this.
 */
export type VideoContext = {
  ffmpegPath: string
  ffprobePath: string
  /** What encodes the video, as `findEncoder` found it; x264 without it. */
  encoder?: VideoEncoder
  /** An existing folder; everything temporary is in one folder below it, removed at the end. */
  folder: string
  /**
   * Where the finished MP4 goes; appears only when the video is complete and has passed its check.
   */
  outFile: string
  /** Where the timeline goes as JSON, when wanted. */
  timelineFile?: string
  signal: AbortSignal
  report: Report
  /** Pictures that the person gave for scenes. */
  media?: readonly OwnMedia[]
  /** Product pages on loopback are allowed; for development and tests. */
  allowPrivateFetch: boolean
  /**
   * Where results of single steps are stored for a day, so that a retry or an edit makes only what
   * changed; nothing is stored without it. Swept at the end.
   */
  cacheFolder?: string
  /** How much of its disk the cache may use. Segments only have to leave as much free. */
  cacheBudget?: CacheBudget
  /**
   * Where the encoded video is stored in segments, so that an edit encodes only what it touches;
   * may be the cache folder. The owner of the folder removes them. Making segments costs more
   * processor time than one piece, so a video that is not going to be edited is better made
   * without.
   */
  segmentFolder?: string
}

/** What the steps of one video share. */
export type Run = {
  tools: Tools
  cache: StageCache
  /** Of segments of the encoded video; stores nothing when the video is made in one piece. */
  segments: StageCache
  now: () => Date
  allowPrivateFetch: boolean
  progress: Progress
  /** What is not as ordered although the video is made, for the log. */
  notes: string[]
  onNote: (note: string) => void
  /** Which provider did what, for the video's record. */
  providers: ProviderUse[]
  onProvider: (use: ProviderUse) => void
  /** A picture of a shot is there; `done` is the share of all pictures that are. */
  onPicture: (shot: { index: number; part: number }, picture: Picture, done: Fraction) => void
  /**
   * Starts a stage whose result is needed later. If it fails, everything else of this video is
   * aborted with its error.
   */
  start<Result>(stage: StageId, work: (report: (fraction: Fraction) => void) => Promise<Result>): Promise<Result>
  /** Makes `close` wait for work that nothing else waits for. */
  track<Work extends { done: Promise<unknown> } | null>(work: Work): Work
  /**
   * Aborts what is still at work, waits for it, removes the temporary folder and sweeps the cache.
   */
  close(): Promise<void>
}

const now = () => new Date()

export async function openRun({ ffmpegPath, ffprobePath, encoder, allowPrivateFetch, ...context }: VideoContext): Promise<Run> {
  const { cacheFolder, cacheBudget = {}, segmentFolder } = context
  const folder = await mkdtemp(join(context.folder, 'video-'))
  const notes: string[] = []
  const providers: ProviderUse[] = []
  const onNote = (note: string): void => void notes.push(note)
  const open = (place: string | undefined, budget: CacheBudget) =>
    place === undefined ? noCache : openStageCache({ folder: place, now, onTrouble: onNote, ...budget })
  const cache = open(cacheFolder, cacheBudget)
  const background = openBackground(context.signal)
  const progress = openProgress(context.report)
  return {
    tools: { ffmpegPath, ffprobePath, encoder, folder, signal: background.signal, onNote },
    cache,
    segments: open(segmentFolder, { leaveFree: cacheBudget.leaveFree }),
    now,
    allowPrivateFetch,
    progress,
    notes,
    onNote,
    providers,
    onProvider: (use) => void providers.push(use),
    onPicture: (shot, { thumbnail }, done) =>
      progress.tell('pictures', done, thumbnail === null ? {} : { picture: { ...shot, file: join(folder, thumbnail) } }),
    start: (stage, work) => background.start(() => progress.stage(stage, work)),
    track(work) {
      if (work !== null) background.track(work.done)
      return work
    },
    async close() {
      await background.close()
      await rm(folder, { recursive: true, force: true })
      if (cacheFolder !== undefined) await sweepStageCache(cacheFolder, now(), await cacheBytes(cacheFolder, cacheBudget))
    },
  }
}
