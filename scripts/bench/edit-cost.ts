import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import { embeddedProviders, makeVideo, type VideoContext } from '@relampago/video'
import type { Tools } from '../../packages/video/src/run/tools.ts'
import { costOf } from './process-cost.ts'

export type EditCost = { first: number; edited: number; retried: number }

const text = 'Quem dorme bem acorda de outro jeito todos os dias.'

/** CPU seconds of a first video, of one with a sentence changed, and of that once more. */
export async function costOfEdit(order: VideoOrder, programs: Pick<Tools, 'ffmpegPath' | 'ffprobePath'>, folder: string): Promise<EditCost> {
  await mkdir(folder, { recursive: true })
  const context: VideoContext = {
    ...programs,
    folder,
    outFile: join(folder, 'edited.mp4'),
    cacheFolder: join(folder, 'cache'),
    segmentFolder: join(folder, 'cache'),
    signal: new AbortController().signal,
    report: () => undefined,
    allowPrivateFetch: false,
  }
  try {
    const first = await costOf(() => makeVideo(order, embeddedProviders, context))
    const { scenes } = first.result.timeline
    const id = scenes[Math.floor(scenes.length / 2)]?.id ?? ''
    const edited = await costOf(() => makeVideo(order, embeddedProviders, context, { sentences: { [id]: text } }))
    const retried = await costOf(() => makeVideo(order, embeddedProviders, context))
    return { first: first.cpuSeconds, edited: edited.cpuSeconds, retried: retried.cpuSeconds }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
