import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { createStillBaker } from '@relampago/compositor/stills'
import { compositorFile } from '../run/compositor-file.ts'
import { buffersOf, type BakingJob } from './baking-job.ts'

// Bakes one job after the other and hands the pixels over without copying them. An error ends the
// thread and reaches who sent the job.
const baker = await createStillBaker(await readFile(compositorFile))
parentPort?.on('message', ({ picture, effects, frame }: BakingJob) => {
  const baked = baker.bakeScene(picture, effects, frame)
  parentPort?.postMessage(baked, buffersOf(baked))
})
