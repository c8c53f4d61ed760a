import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScriptWriter, StageId } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { creditsOf } from './credits-of.ts'
import { editCaptions, type Edits } from './edits.ts'
import { layOutTimeline } from './lay-out-timeline.ts'
import { assemble } from './line/assemble.ts'
import { undrawn } from './line/illustrate.ts'
import type { Line } from './line/line.ts'
import { startScore } from './line/score.ts'
import { tellStory } from './line/tell-story.ts'
import { measureText } from './render/measure-text.ts'
import type { Report } from './run/report.ts'
import { noCache, openStageCache } from './stage-cache/stage-cache.ts'
import { sweepStageCache } from './stage-cache/sweep-stage-cache.ts'
import { stageWatch } from './run/stage-watch.ts'

/** What a video is made with. The package reads no environment variables and no clock of its own beyond this. */
export type Surroundings = {
  ffmpegPath: string
  ffprobePath: string
  /** An existing folder; everything temporary lies in one folder below it and is gone at the end. */
  folder: string
  /** Where the finished MP4 goes; appears only when the video is complete and has passed its check. */
  outFile: string
  /** Where the timeline goes as JSON, when wanted. */
  timelineFile?: string
  signal: AbortSignal
  report: Report
  /** Product pages on loopback are allowed; for development and tests. */
  allowPrivateFetch: boolean
  /** Where results of single steps are kept for a day, so that a retry or an edit makes only what changed; nothing is kept without it. Swept at the end. */
  cacheFolder?: string
  /**
   * Whether the encoded video is kept there too, in segments, so that an edit encodes only what it touches. Making segments costs more processor time than one
   * piece, so a video that is not going to be edited is better made without.
   */
  keepSegments?: boolean
}

export type FinishedVideo = {
  file: string
  bytes: number
  duration: Seconds
  timeline: Timeline
  script: { title: string; sentences: string[]; postCaption: string; hashtags: string[]; writer: ScriptWriter }
  /** One line for each picture source, without repeats. */
  credits: string[]
  /** What is not as ordered or could not be used, for the log: music or photos left out. */
  notes: string[]
  /** Time from the start of each stage to its end; soundtrack and render run side by side. */
  stageMs: Record<StageId, Milliseconds>
}

/**
 * The whole product: an order in, an MP4 out. With `edits` it is the video of that order with these changes; with the cache of the first time only what they
 * touch is made, without it everything is, to the same result.
 * Throws `AppError` for what the person can mend, `ToolError` when the outside world failed, the signal's reason when aborted;
 * in each case no file and no process is left.
 */
export async function makeVideo(order: VideoOrder, surroundings: Surroundings, edits: Edits = {}): Promise<FinishedVideo> {
  const folder = await mkdtemp(join(surroundings.folder, 'video-'))
  const ended = new AbortController()
  const line = startLine({ ...surroundings, signal: AbortSignal.any([surroundings.signal, ended.signal]) }, folder)
  const score = startScore(order, line)
  try {
    const story = await tellStory(order, edits, line)
    const { script, first, narration } = story
    const timeline = layOutTimeline({
      order: editCaptions(order, edits),
      script,
      narration,
      first,
      pictures: narration.sentences.map(() => undrawn),
      measure: measureText,
      warn: (message) => line.notes.push(message),
    })
    await assemble({ order, story, score, timeline, outFile: surroundings.outFile }, line)

    if (surroundings.timelineFile !== undefined) await writeFile(surroundings.timelineFile, `${JSON.stringify(timeline, null, 2)}\n`)
    const { title, postCaption, hashtags, writer } = script
    return {
      file: surroundings.outFile,
      bytes: (await stat(surroundings.outFile)).size,
      duration: timeline.frames / timeline.framesPerSecond,
      timeline,
      script: { title, sentences: timeline.scenes.map(({ sentence }) => sentence), postCaption, hashtags, writer },
      credits: creditsOf(timeline),
      notes: line.notes,
      stageMs: line.watch.stageMs,
    }
  } finally {
    ended.abort()
    await score.settled
    await rm(folder, { recursive: true, force: true })
    if (surroundings.cacheFolder !== undefined) await sweepStageCache(surroundings.cacheFolder, new Date())
  }
}

function startLine({ ffmpegPath, ffprobePath, signal, report, allowPrivateFetch, cacheFolder, keepSegments = false }: Surroundings, folder: string): Line {
  const notes: string[] = []
  const onNote = (note: string): void => void notes.push(note)
  const now = () => new Date()
  const cache = cacheFolder === undefined ? noCache : openStageCache({ folder: cacheFolder, now, onTrouble: onNote })
  return {
    tools: { ffmpegPath, ffprobePath, folder, signal, onNote },
    watch: stageWatch(report),
    cache,
    segments: keepSegments ? cache : noCache,
    now,
    notes,
    allowPrivateFetch,
  }
}
