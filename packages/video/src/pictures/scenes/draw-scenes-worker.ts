import { parentPort } from 'node:worker_threads'
import { drawSceneFiles, type DrawnScene, type SceneJob } from './draw-scene-files.ts'

export type WorkerAnswer = { drawn: DrawnScene } | { failed: string }

/** Draws one scene at a time as they are sent; the drawing library would otherwise hold up the main thread for 0.3 s each. */
const port = parentPort
if (port === null) throw new Error('This file runs as a worker')
port.on('message', (job: SceneJob) => {
  drawSceneFiles(job).then(
    (drawn) => port.postMessage({ drawn } satisfies WorkerAnswer),
    (error: unknown) => port.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies WorkerAnswer),
  )
})
