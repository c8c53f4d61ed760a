import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError, ownMedia } from '@relampago/domain/contracts'
import type { Bytes, Milliseconds, Pixels, Seconds } from '@relampago/domain/units'
import { runLimitedChild, type LimitedOutcome } from '../limits/run-limited-child.ts'
import { createSlots } from '../limits/slots.ts'
import { createTurns } from '../limits/turns.ts'
import type { Ffmpeg } from '../settings/find-ffmpeg.ts'

export type ClipImporterOptions = Ffmpeg & {
  log: (message: string) => void
  /** File of the process that writes one clip again. */
  module?: string
  timeoutMs?: Milliseconds
}
/** `folder` is for everything that is written. */
type Upload = { owner: string; bytes: Uint8Array; folder: string; previewSide: Pixels }
/** Files of the folder. */
type StoredClip = { clip: string; preview: string; width: Pixels; height: Pixels; seconds: Seconds; bytes: Bytes }
export type ClipImporter = {
  /**
   * The clip as an MP4 for videos. Throws `AppError`: `clip_unreadable`; `clips_busy` when too many
   * wait or it took too long; `too_many_uploads` when the owner has one under way.
   */
  import: (upload: Upload) => Promise<StoredClip>
  /** Ends the processes that write clips. */
  close: () => void
}

const waitingAtMost = 2
const defaultTimeoutMs: Milliseconds = 170_000
const limits = {
  // Of each process: decoding 4K and encoding took 0.6 GB.
  memoryKilobytes: 3_000_000,
  // Of each process, too; FFmpeg sets its own, which is lower.
  cpuSeconds: 420,
  outputBytes: 4096,
}
/** After which to try again. */
const retryBusyAfter: Seconds = 30

const imported = z.object({
  width: z.int().min(2).max(8192),
  height: z.int().min(2).max(8192),
  seconds: z
    .number()
    .positive()
    .max(ownMedia.clipSeconds + 1),
  bytes: z.int().positive().max(ownMedia.totalBytes),
})

/**
 * Writes uploaded clips again outside this process: one at a time, each in processes of its own,
 * while a few wait in their order.
 */
export function createClipImporter({
  ffmpegPath,
  ffprobePath,
  log,
  module = join(import.meta.dirname, 'import-child.ts'),
  timeoutMs = defaultTimeoutMs,
}: ClipImporterOptions): ClipImporter {
  const slots = createSlots({ total: 1 + waitingAtMost, perOwner: 1 })
  const closed = new AbortController()
  const inTurn = createTurns(1)

  function clipOf(outcome: LimitedOutcome): z.output<typeof imported> {
    const told = outcome.kind === 'done' ? imported.safeParse(parsed(outcome.output)) : null
    if (told?.data !== undefined) return told.data
    if (outcome.kind === 'late' || outcome.kind === 'broken') log(`a clip was not written: ${outcome.kind}: ${outcome.detail}`)
    throw outcome.kind === 'late' ? new AppError('clips_busy', { seconds: retryBusyAfter }) : new AppError('clip_unreadable')
  }

  return {
    async import({ owner, bytes, folder, previewSide }) {
      const release = slots.take(owner)
      if (release === 'own') throw new AppError('too_many_uploads', { seconds: retryBusyAfter })
      if (release === 'full') throw new AppError('clips_busy', { seconds: retryBusyAfter })
      try {
        const [sent, clip, preview] = ['sent', 'clip.mp4', 'preview.jpg'].map((name) => join(folder, name)) as [string, string, string]
        await writeFile(sent, bytes)
        const args = [ffmpegPath, ffprobePath, sent, clip, preview, String(previewSide)]
        const outcome = await inTurn(() => runLimitedChild({ module, args, input: Buffer.alloc(0), limits: { ...limits, timeoutMs }, signal: closed.signal }))
        return { clip, preview, ...clipOf(outcome) }
      } finally {
        release()
      }
    },
    close: () => closed.abort(),
  }
}

function parsed(output: Buffer): unknown {
  try {
    return JSON.parse(output.toString())
  } catch {
    // The process that sent it may be damaged.
    return null
  }
}
