import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/**
 * Finishes once a file named `go` is next to its folder; cleans up when aborted. Writes its process
 * id there first.
 */
serveOneVideo(async (order, { folder, outFile, report, signal }) => {
  await writeFile(join(folder, '..', `pids-${order.seed}`), JSON.stringify([process.pid]))
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
    script: { title: 'A meio', sentences: [], postCaption: '', hashtags: [], writer: 'facts', unusedContext: [] },
    credits: [],
    providers: [],
    notes: [],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
