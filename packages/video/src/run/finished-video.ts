import { stat, writeFile } from 'node:fs/promises'
import type { StageId, WriterId } from '@relampago/domain/catalogue'
import type { Timeline } from '@relampago/domain/timeline'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import type { ScriptOpening, ShapeTold, ToldSentence } from '@relampago/domain/contracts'
import type { ProviderUse } from './provider-use.ts'
import { moveInto } from './move-into.ts'
import type { Run, VideoContext } from './run.ts'

export type FinishedVideo = {
  file: string
  bytes: number
  duration: Seconds
  timeline: Timeline
  script: {
    title: string
    sentences: string[]
    /** The same sentences with where each comes from; empty when nothing is spoken. */
    told: ToldSentence[]
    postCaption: string
    hashtags: string[]
    firstComment: string
    shortsTitle: string
    /** Parts of the person's words that the video neither says nor shows, as written. */
    unusedContext: string[]
    /** First sentences to choose from, the best one first; absent when nothing is spoken. */
    openings?: ScriptOpening[] | undefined
    shape?: ShapeTold | undefined
    writer: WriterId
  }
  /** One line for each picture source, without repeats. */
  credits: string[]
  /** What is not as ordered or could not be used, for the log: music or photos left out. */
  notes: string[]
  /** Which adapter wrote, spoke and pictured it. */
  providers: ProviderUse[]
  /** Time from the start of each stage to its end; soundtrack and render run side by side. */
  stageMs: Record<StageId, Milliseconds>
}

export type Delivery = {
  timeline: Timeline
  script: Omit<FinishedVideo['script'], 'sentences'>
  /** The rendered file in the run's folder. */
  film: { file: string }
  run: Run
  context: Pick<VideoContext, 'outFile' | 'timelineFile'>
}

/**
 * Moves a checked video to its place, writes its timeline when wanted, and tells all that is known
 * of it.
 */
export async function deliver({ timeline, script, film, run, context }: Delivery): Promise<FinishedVideo> {
  const { outFile, timelineFile } = context
  const { title, postCaption, hashtags, firstComment, shortsTitle, unusedContext, openings, shape, writer } = script
  if (timelineFile !== undefined) await writeFile(timelineFile, `${JSON.stringify(timeline, null, 2)}\n`)
  await moveInto(film.file, outFile)
  return {
    file: outFile,
    bytes: (await stat(outFile)).size,
    duration: timeline.frames / timeline.framesPerSecond,
    timeline,
    script: {
      title,
      sentences: timeline.scenes.map(({ sentence }) => sentence).filter((sentence) => sentence !== ''),
      told: script.told.map(({ text, source }) => ({ text, source })),
      postCaption,
      hashtags,
      firstComment,
      shortsTitle,
      unusedContext,
      openings,
      ...(shape !== undefined && { shape }),
      writer,
    },
    credits: creditsOf(timeline),
    notes: run.notes,
    providers: run.providers,
    stageMs: run.progress.stageMs,
  }
}

/** One line for each picture credit of a timeline, without repeats. */
function creditsOf(timeline: Timeline): string[] {
  const lines = timeline.scenes.flatMap(({ picture }) =>
    picture.sources.map(({ title, author, license, url }) =>
      [author === null ? title : `${title}, ${author}`, license, url].filter((part) => part !== null).join(' · '),
    ),
  )
  return [...new Set(lines)]
}
