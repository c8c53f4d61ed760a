import { writeFile } from 'node:fs/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { serveOneVideo } from '../../generation/serve-one-video.ts'

/** Makes a small file at once, and reports as the real one does. */
serveOneVideo(async (order, { outFile, report }) => {
  report('script', 1, { title: `Sobre ${order.input}` })
  report('narration', 1, { sentences: ['Um.', 'Dois.'] })
  report('pictures', 1, { picture: { index: 0, file: 'thumbnail.jpg' } })
  await writeFile(outFile, 'the bytes of a video')
  return {
    bytes: 20,
    duration: order.duration,
    script: { title: `Sobre ${order.input}`, sentences: ['Um.', 'Dois.'], postCaption: 'Legenda', hashtags: ['#cafe'], writer: 'facts' },
    credits: ['Foto, Autora'],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
