import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'
import { noTold } from '../no-told.ts'

/** Enough of a timeline for what only stores it. */
const toldPreview = {
  timeline: { frames: 450, framesPerSecond: 30 },
  scenes: [
    { sentence: 0, part: 0 },
    { sentence: 0, part: 1 },
  ],
}

/**
 * Finishes once a file named `go` is next to its folder; cleans up when aborted. Writes its process
 * id there first.
 */
serveOneVideo(async (order, { folder, outFile, report, signal }) => {
  await writeFile(join(folder, '..', `pids-${order.seed}`), JSON.stringify([process.pid]))
  await writeFile(join(folder, 'preview.json'), JSON.stringify(toldPreview))
  await writeFile(join(folder, 'preview.mp3'), 'a narration')
  await writeFile(join(folder, 'shot.jpg'), 'a later shot')
  report('pictures', 0, { preview: { timeline: join(folder, 'preview.json'), sound: join(folder, 'preview.mp3') } })
  report('pictures', 1, { picture: { index: 0, part: 1, file: join(folder, 'shot.jpg') } })
  report('render', 0.5, { title: 'A meio' })
  for (;;) {
    signal.throwIfAborted()
    try {
      await access(join(folder, '..', 'go'))
      break
    } catch {
      await wait(10)
    }
  }
  await writeFile(outFile, 'made at last')
  return {
    bytes: 12,
    duration: isPhotoOrder(order) ? order.seconds : order.duration,
    script: { ...noTold, title: 'A meio', sentences: [], postCaption: '', hashtags: [], writer: 'facts' },
    credits: [],
    providers: [],
    notes: [],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
