import { readFile, writeFile } from 'node:fs/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'
import { noTold } from '../no-told.ts'

/** Gives the first picture of the order as the video, and tells their sentences in its credits. */
serveOneVideo(async (_order, { outFile, media = [] }) => {
  const [first] = media
  await writeFile(outFile, first === undefined ? 'no picture' : await readFile(first.file))
  return {
    bytes: 1,
    duration: 15,
    script: { ...noTold, title: 'fotos', sentences: [], postCaption: '', hashtags: [], writer: 'none' },
    credits: media.map(({ sentence }) => `imagem enviada ${sentence ?? 'onde couber'}`),
    providers: [],
    notes: [],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
