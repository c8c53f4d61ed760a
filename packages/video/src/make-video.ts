import { copyFile, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { overallPercent, stageIds, type ScriptWriter, type StageId } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { narrationSeconds, layOutTimeline } from './lay-out-timeline.ts'
import { choosePictures } from './pictures/choose-pictures.ts'
import { readSubject } from './product/read-subject.ts'
import { checkVideo } from './render/check-video.ts'
import { measureText } from './render/measure-text.ts'
import { renderTimeline } from './render/render-timeline.ts'
import type { Known, Report } from './report.ts'
import { writeScript } from './script/write-script.ts'
import { mixSoundtrack } from './soundtrack/mix-soundtrack.ts'
import { narrate } from './speech/narrate.ts'
import type { Tools } from './tools.ts'

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
}

export type FinishedVideo = {
  file: string
  bytes: number
  duration: Seconds
  timeline: Timeline
  script: { title: string; sentences: string[]; postCaption: string; hashtags: string[]; writer: ScriptWriter }
  /** One line for each picture source, without repeats. */
  credits: string[]
  /** Time from the start of each stage to its end; soundtrack and render run side by side. */
  stageMs: Record<StageId, Milliseconds>
}

/**
 * The whole product: an order in, an MP4 out.
 * Throws `AppError` for what the person can mend, `ToolError` when the outside world failed, the signal's reason when aborted;
 * in each case no file and no process is left.
 */
export async function makeVideo(order: VideoOrder, surroundings: Surroundings): Promise<FinishedVideo> {
  const folder = await mkdtemp(join(surroundings.folder, 'video-'))
  const tools: Tools = { ffmpegPath: surroundings.ffmpegPath, ffprobePath: surroundings.ffprobePath, folder, signal: surroundings.signal }
  const watch = stageWatch(surroundings.report)
  try {
    const subject = await watch.run('subject', () => readSubject({ order, tools, allowPrivateFetch: surroundings.allowPrivateFetch, now: () => new Date() }))
    const script = await watch.run('script', () => writeScript(subject, order))
    watch.tell('script', 1, { title: script.title })
    const narration = await watch.run('narration', (progress) =>
      narrate({ script, voice: order.voice, targetSeconds: narrationSeconds(order.duration), tools, report: progress }),
    )
    const sentences = narration.sentences.map(({ sentence }) => sentence.text)
    watch.tell('narration', 1, { sentences })
    const pictures = await watch.run('pictures', () => {
      let drawn = 0
      return choosePictures({
        sentences: narration.sentences,
        subject,
        order,
        tools,
        onPicture(index, { thumbnail }) {
          drawn += 1
          watch.tell('pictures', drawn / sentences.length, thumbnail === null ? {} : { picture: { index, file: join(folder, thumbnail) } })
        },
      })
    })
    const timeline = layOutTimeline({ order, script, narration, pictures, measure: measureText })

    const file = join(folder, 'video.mp4')
    // The render needs the sound only at its very end, so both use the machine together.
    await together(tools.signal, (signal) => {
      const soundtrack = watch.run('soundtrack', (progress) =>
        mixSoundtrack({ timeline, tools: { ...tools, signal }, outFile: join(folder, 'soundtrack.m4a'), report: progress }),
      )
      const render = watch.run('render', (progress) =>
        renderTimeline({
          timeline,
          soundtrackFile: soundtrack.then((mixed) => mixed.file),
          quality: order.quality,
          outFile: file,
          tools: { ...tools, signal },
          onProgress: (done, frames) => progress(done / frames),
        }),
      )
      return [soundtrack, render]
    })
    await watch.run('check', () => checkVideo({ file, timeline, tools }))

    await moveInto(file, surroundings.outFile)
    if (surroundings.timelineFile !== undefined) await writeFile(surroundings.timelineFile, `${JSON.stringify(timeline, null, 2)}\n`)
    return {
      file: surroundings.outFile,
      bytes: (await stat(surroundings.outFile)).size,
      duration: timeline.frames / timeline.framesPerSecond,
      timeline,
      script: { title: script.title, sentences, postCaption: script.postCaption, hashtags: script.hashtags, writer: script.writer },
      credits: creditsOf(timeline),
      stageMs: watch.stageMs,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Times each stage and passes progress on, never backwards: stages that run side by side would make it jump. */
function stageWatch(report: Report) {
  const stageMs = Object.fromEntries(stageIds.map((stage) => [stage, 0])) as Record<StageId, Milliseconds>
  let furthest = -1
  const tell = (stage: StageId, fraction: number, known?: Known) => {
    const percent = overallPercent(stage, fraction)
    if (percent < furthest && known === undefined) return
    furthest = Math.max(furthest, percent)
    report(stage, fraction, known)
  }
  async function run<Result>(stage: StageId, work: (progress: (fraction: number) => void) => Result | Promise<Result>): Promise<Result> {
    const start = performance.now()
    tell(stage, 0)
    const result = await work((fraction) => tell(stage, fraction))
    stageMs[stage] = performance.now() - start
    tell(stage, 1)
    return result
  }
  return { stageMs, run, tell }
}

/** Waits for all works; when one fails the others are aborted and waited for, and the first failure is thrown. */
async function together(signal: AbortSignal, start: (signal: AbortSignal) => Promise<unknown>[]): Promise<void> {
  const failed = new AbortController()
  const works = start(AbortSignal.any([signal, failed.signal]))
  try {
    await Promise.all(works)
  } catch (error) {
    failed.abort(error)
    await Promise.allSettled(works)
    throw error
  }
}

/** Moves a file so that `target` is either absent or complete, also across disks. */
async function moveInto(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const part = `${target}.part`
    await copyFile(file, part)
    await rename(part, target)
  }
}

function creditsOf(timeline: Timeline): string[] {
  const lines = timeline.scenes.flatMap(({ picture }) =>
    picture.sources.map(({ title, author, license, url }) =>
      [author === null ? title : `${title}, ${author}`, license, url].filter((part) => part !== null).join(' · '),
    ),
  )
  return [...new Set(lines)]
}
