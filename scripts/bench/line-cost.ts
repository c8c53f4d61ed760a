import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StageId, TemplateDesign } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import { layOutTimeline, narrationSeconds, withPictures } from '../../packages/video/src/lay-out-timeline.ts'
import { choosePictures } from '../../packages/video/src/pictures/choose-pictures.ts'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { shotsOf } from '../../packages/video/src/shots.ts'
import { readSubject } from '../../packages/video/src/product/read-subject.ts'
import { checkVideo } from '../../packages/video/src/render/check-video.ts'
import { measureText } from '../../packages/video/src/render/captions/measure-text.ts'
import { renderTimeline } from '../../packages/video/src/render/render-timeline.ts'
import { writeScript } from '../../packages/video/src/script/write-script.ts'
import { mixSoundtrack } from '../../packages/video/src/soundtrack/mix-soundtrack.ts'
import { narrate } from '../../packages/video/src/speech/narrate.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'
import { picturesOf } from './pictures-of.ts'
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
  const { writers, voices, pictures: sources } = embeddedProviders
  const subject = await costOf(() => readSubject({ order, tools, allowPrivateFetch: false, now: () => new Date() }))
  const script = await costOf(() => writeScript({ subject: subject.result, order, writers, tools }))
  const targetSeconds = narrationSeconds(order.duration)
  const narration = await costOf(() => narrate({ script: script.result, order, targetSeconds, voices, tools }))
  const pictures = await costOf(async () => {
    const chosen = choosePictures({
      sentences: shotsOf({ order, narration: narration.result }).map(({ sentence }) => sentence),
      subject: subject.result,
      order,
      sources,
      tools,
    })
    await chosen.all
    return Promise.all(chosen.pictures)
  })
  const made = { script: script.result, narration: narration.result, measure: measureText }
  const timeline = withPictures(layOutTimeline({ order, ...made }), pictures.result)
  const soundtrack = await costOf(() => mixSoundtrack({ timeline, tools }))
  const videoFile = join(folder, 'video.mp4')
  const soundtrackFile = soundtrack.result.file
  const render = await costOf(() =>
    renderTimeline({ timeline, pictures: picturesOf(timeline), soundtrackFile, quality: order.quality, outFile: videoFile, tools }),
  )
  const check = await costOf(() => checkVideo({ file: videoFile, timeline, tools, looks: render.result.looks }))
  const designed = (design: TemplateDesign) => withPictures(layOutTimeline({ order: { ...order, design }, ...made }), pictures.result)
  return { costs: { subject, script, narration, pictures, soundtrack, render, check }, timeline, designed, folder, soundtrackFile, videoFile }
}
