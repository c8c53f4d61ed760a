import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

const everest = { source: 'Wikidata', title: 'Monte Everest', url: 'https://www.wikidata.org/wiki/Q513', licence: 'CC0' }

/** Makes a small file at once, and reports as the real one does. */
serveOneVideo(async (order, { folder, outFile, segmentFolder, report }) => {
  report('script', 1, { title: `Sobre ${order.input}` })
  report('narration', 1, { sentences: ['Um.', 'Dois.'] })
  await writeFile(join(folder, 'thumbnail.jpg'), 'a small picture')
  report('pictures', 0.5, { picture: { index: 0, part: 0, file: join(folder, 'thumbnail.jpg') } })
  // None of these can be stored: they do not exist or are outside of the folder.
  report('pictures', 0.8, { picture: { index: 1, part: 0, file: join(folder, 'missing.jpg') } })
  report('pictures', 1, { picture: { index: 2, part: 0, file: '/etc/hostname' } })
  report('pictures', 1, { preview: { timeline: '/etc/hostname', sound: join(folder, 'missing.mp3') } })
  if (segmentFolder !== undefined) {
    await mkdir(segmentFolder, { recursive: true })
    await writeFile(join(segmentFolder, 'segment'), 'x'.repeat(700_000))
  }
  await writeFile(outFile, 'the bytes of a video')
  return {
    bytes: 20,
    duration: isPhotoOrder(order) ? order.seconds : order.duration,
    script: {
      title: `Sobre ${order.input}`,
      sentences: ['Um.', 'Dois.'],
      told: [
        { text: 'Um.', source: { kind: 'context' } },
        { text: 'Dois.', source: { kind: 'encyclopedia', factId: 'wikidata:P2044', ...everest } },
      ],
      postCaption: 'Legenda',
      hashtags: ['#cafe'],
      firstComment: 'Fonte: Wikidata',
      shortsTitle: 'Um título',
      unusedContext: ['Aberto aos domingos.'],
      openings: [
        { style: 'question', text: 'Um.', score: 4.5, answer: 'Dois.' },
        { style: 'plain', text: 'Outra abertura?', score: -4 },
      ],
      shape: { told: 'questions', ordered: 'quiz' },
      writer: 'facts',
    },
    credits: ['Foto, Autora'],
    providers: [{ port: 'voice', name: 'espeak-ng', version: '1', ms: 7, degraded: true, failures: [{ name: 'cloud', reason: 'no connection' }] }],
    notes: ['Sem música.'],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
