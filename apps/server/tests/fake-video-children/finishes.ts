import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Makes a small file at once, and reports as the real one does. */
serveOneVideo(async (order, { folder, outFile, segmentFolder, report }) => {
  report('script', 1, { title: `Sobre ${order.input}` })
  report('narration', 1, { sentences: ['Um.', 'Dois.'] })
  await writeFile(join(folder, 'thumbnail.jpg'), 'a small picture')
  report('pictures', 0.5, { picture: { index: 0, file: join(folder, 'thumbnail.jpg') } })
  // Neither can be stored: one does not exist, one is outside of the folder.
  report('pictures', 0.8, { picture: { index: 1, file: join(folder, 'missing.jpg') } })
  report('pictures', 1, { picture: { index: 2, file: '/etc/hostname' } })
  if (segmentFolder !== undefined) {
    await mkdir(segmentFolder, { recursive: true })
    await writeFile(join(segmentFolder, 'segment'), 'x'.repeat(700_000))
  }
  await writeFile(outFile, 'the bytes of a video')
  return {
    bytes: 20,
    duration: isPhotoOrder(order) ? order.seconds : order.duration,
    script: { title: `Sobre ${order.input}`, sentences: ['Um.', 'Dois.'], postCaption: 'Legenda', hashtags: ['#cafe'], writer: 'facts', unusedContext: [] },
    credits: ['Foto, Autora'],
    providers: [{ port: 'voice', name: 'espeak-ng', version: '1', ms: 7, degraded: true, failures: [{ name: 'cloud', reason: 'no connection' }] }],
    notes: ['Sem música.'],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
