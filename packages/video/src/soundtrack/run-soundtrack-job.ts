import { Worker } from 'node:worker_threads'
import type { MusicId } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { MixDown } from './mix-down.ts'
import type { Sound } from './studio/sound.ts'

export type SoundtrackJob = { kind: 'compose'; id: MusicId; seconds: Seconds; seed: string } | ({ kind: 'mix' } & MixDown)

/**
 * Computes with samples in a thread of its own. Rejects with the job's error, or with the signal's
 * reason; the thread is gone in every case.
 */
export async function runSoundtrackJob(job: SoundtrackJob, signal: AbortSignal): Promise<Sound> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./soundtrack-worker.ts', import.meta.url), { workerData: job })
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve))
  // Terminated only when aborted: a thread that has posted its result ends by itself.
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<Sound>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      void ended.then((code) =>
        reject(signal.aborted ? (signal.reason as Error) : new Error(`the soundtrack thread ended with ${code} before its job was done`)),
      )
    })
  } finally {
    await ended
    signal.removeEventListener('abort', stop)
  }
}
