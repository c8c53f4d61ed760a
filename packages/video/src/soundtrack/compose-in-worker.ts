import type { MusicId } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { runSoundtrackJob } from './run-soundtrack-job.ts'
import type { Sound } from './studio/sound.ts'

export type MusicRequest = { id: MusicId; seconds: Seconds; seed: string }

/** `composeMusic` in a thread of its own: it computes for a second. Samples at 44.1 kHz. */
export function composeInWorker({ id, seconds, seed }: MusicRequest, signal: AbortSignal): Promise<Sound> {
  return runSoundtrackJob({ kind: 'compose', id, seconds, seed }, signal)
}
