import { parentPort, workerData } from 'node:worker_threads'
import { composeMusic } from './compose-music.ts'
import { mixDown } from './mix-down.ts'
import type { SoundtrackJob } from './run-soundtrack-job.ts'

// Runs one job and hands its samples over without copying them. An error ends the thread and
// reaches the caller as it is.
const job = workerData as SoundtrackJob
const sound = job.kind === 'compose' ? composeMusic(job.id, job.seconds, job.seed) : mixDown(job)
parentPort?.postMessage(sound, [sound.left.buffer, sound.right.buffer] as ArrayBuffer[])
