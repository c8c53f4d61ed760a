import { copyFile } from 'node:fs/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Gives the uploaded picture of the order as the video. */
serveOneVideo(async (order, { outFile }, { uploadFile }) => {
  if (!isPhotoOrder(order) || uploadFile === null) throw new Error('no picture came with the order')
  await copyFile(uploadFile, outFile)
  return {
    bytes: 1,
    duration: order.seconds,
    script: { title: order.prompt, sentences: [], postCaption: '', hashtags: [], writer: 'none' },
    credits: [],
    providers: [],
    notes: [],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
