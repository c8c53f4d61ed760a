import { writeFile } from 'node:fs/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

const markup = '<script>alert(1)</script>"; filename="x.html\r\nSet-Cookie: a=b\u202E{\\an8}'

/** Makes a small file whose every text carries what could act somewhere. */
serveOneVideo(async (_order, { outFile, report }) => {
  report('script', 1, { title: markup })
  report('narration', 1, { sentences: [markup] })
  await writeFile(outFile, 'the bytes of a video')
  return {
    bytes: 20,
    duration: 15,
    script: { title: markup, sentences: [markup], postCaption: markup, hashtags: [markup], writer: 'facts', unusedContext: [] },
    credits: [markup],
    providers: [],
    notes: [markup],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
