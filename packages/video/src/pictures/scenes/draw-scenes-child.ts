import { drawSceneFiles, type DrawnScene, type SceneJob } from './draw-scene-files.ts'

export type ChildAnswer = { drawn: DrawnScene } | { failed: string }

/** Draws one scene at a time as they are sent, and ends with the parent. */
process.on('message', (job: SceneJob) => {
  drawSceneFiles(job).then(
    (drawn) => process.send?.({ drawn } satisfies ChildAnswer),
    (error: unknown) => process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies ChildAnswer),
  )
})
process.on('disconnect', () => process.exit())
