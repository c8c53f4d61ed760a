import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StageId, TemplateDesign } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import { layOutTimeline, narrationSeconds } from '../../packages/video/src/lay-out-timeline.ts'
import { choosePictures } from '../../packages/video/src/pictures/choose-pictures.ts'
import { readSubject } from '../../packages/video/src/product/read-subject.ts'
import { checkVideo } from '../../packages/video/src/render/check-video.ts'
import { measureText } from '../../packages/video/src/render/measure-text.ts'
import { renderTimeline } from '../../packages/video/src/render/render-timeline.ts'
import { writeScript } from '../../packages/video/src/script/write-script.ts'
import { mixSoundtrack } from '../../packages/video/src/soundtrack/mix-soundtrack.ts'
import { narrate } from '../../packages/video/src/speech/narrate.ts'
import type { Tools } from '../../packages/video/src/tools.ts'
import { costOf, type Cost } from './process-cost.ts'

export type LineCost = {
  costs: Record<StageId, Cost>
  timeline: Timeline
  /** The same video by another design. */
  designed: (design: TemplateDesign) => Timeline
  folder: string
  soundtrackFile: string
  videoFile: string
}

/**
 * Runs the steps of one order one after another, so that each one's cost is its own. The folder
 * stays, for what is measured next.
 */
export async function costOfLine(order: VideoOrder, programs: Pick<Tools, 'ffmpegPath' | 'ffprobePath'>, folder: string): Promise<LineCost> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const tools: Tools = { ...programs, folder, signal: new AbortController().signal }
  const subject = await costOf(() => readSubject({ order, tools, allowPrivateFetch: false, now: () => new Date() }))
  const script = await costOf(() => writeScript(subject.result, order))
  const narration = await costOf(() => narrate({ script: script.result, voice: order.voice, targetSeconds: narrationSeconds(order.duration), tools }))
  const pictures = await costOf(() => choosePictures({ sentences: narration.result.sentences, subject: subject.result, order, tools }))
  const made = { script: script.result, narration: narration.result, pictures: pictures.result, measure: measureText }
  const timeline = layOutTimeline({ order, ...made })
  const soundtrack = await costOf(() => mixSoundtrack({ timeline, tools, outFile: join(folder, 'soundtrack.m4a') }))
  const videoFile = join(folder, 'video.mp4')
  const soundtrackFile = soundtrack.result.file
  const render = await costOf(() => renderTimeline({ timeline, soundtrackFile, quality: order.quality, outFile: videoFile, tools }))
  const check = await costOf(() => checkVideo({ file: videoFile, timeline, tools }))
  const designed = (design: TemplateDesign) => layOutTimeline({ order: { ...order, design }, ...made })
  return { costs: { subject, script, narration, pictures, soundtrack, render, check }, timeline, designed, folder, soundtrackFile, videoFile }
}
