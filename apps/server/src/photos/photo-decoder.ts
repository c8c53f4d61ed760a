import { join } from 'node:path'
import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds, Pixels, Seconds } from '@relampago/domain/units'
import { runLimitedChild, type LimitedOutcome } from '../limits/run-limited-child.ts'
import { createSlots } from '../limits/slots.ts'
import { createTurns } from '../limits/turns.ts'
import { splitPreview, type PhotoWithPreview } from './preview-parts.ts'

export type PhotoDecoderOptions = {
  log: (message: string) => void
  /** File of the process that decodes one picture. */
  module?: string
  timeoutMs?: Milliseconds
}
type Upload = { owner: string; bytes: Uint8Array; megapixels: number }
export type PhotoDecoder = {
  /**
   * The picture as a JPEG for videos. Throws `AppError`: `image_unreadable`; `images_busy` when too
   * many wait or it took too long; `too_many_uploads` when the owner has one under way.
   */
  decode: (upload: Upload) => Promise<Buffer>
  /** The same, and a small JPEG of at most `previewSide` x `previewSide`. */
  decodeWithPreview: (upload: Upload & { previewSide: Pixels }) => Promise<PhotoWithPreview>
  /** Ends the processes that decode. */
  close: () => void
}

const atOnce = 2
const waitingAtMost = 6
const defaultTimeoutMs: Milliseconds = 20_000
const limits = {
  // The largest picture of any plan took 0.55 GB as progressive JPEG, 0.62 as PNG, 1.7 as AVIF.
  memoryKilobytes: 2_000_000,
  // An interlaced PNG of 50 megapixels and 16 bits took 5 s, everything else less than 2.
  cpuSeconds: 20,
  // A photo of `photoMaxSide` squared is a third of this at most.
  outputBytes: 24 * 1024 * 1024,
}
/** After which to try again; a picture takes about a second. */
const retryBusyAfter: Seconds = 5

/**
 * Decodes uploaded pictures outside this process: two at a time, each in a process of its own,
 * while a few wait in their order.
 */
export function createPhotoDecoder({
  log,
  module = join(import.meta.dirname, 'decode-child.ts'),
  timeoutMs = defaultTimeoutMs,
}: PhotoDecoderOptions): PhotoDecoder {
  const slots = createSlots({ total: atOnce + waitingAtMost, perOwner: 1 })
  const closed = new AbortController()
  const inTurn = createTurns(atOnce)

  function jpegOf(outcome: LimitedOutcome): Buffer {
    if (outcome.kind === 'done') return outcome.output
    if (outcome.kind !== 'unusable') log(`a picture was not decoded: ${outcome.kind}: ${outcome.detail}`)
    throw outcome.kind === 'late' ? new AppError('images_busy', { seconds: retryBusyAfter }) : new AppError('image_unreadable')
  }

  async function decode({ owner, bytes, megapixels }: Upload, ...more: string[]): Promise<Buffer> {
    const release = slots.take(owner)
    if (release === 'own') throw new AppError('too_many_uploads', { seconds: retryBusyAfter })
    if (release === 'full') throw new AppError('images_busy', { seconds: retryBusyAfter })
    try {
      const args = [String(megapixels), ...more]
      return jpegOf(await inTurn(() => runLimitedChild({ module, args, input: bytes, limits: { ...limits, timeoutMs }, signal: closed.signal })))
    } finally {
      release()
    }
  }

  return {
    decode: (upload) => decode(upload),
    async decodeWithPreview({ previewSide, ...upload }) {
      const parts = splitPreview(await decode(upload, String(previewSide)))
      if (parts === null) throw new AppError('image_unreadable')
      return parts
    },
    close: () => closed.abort(),
  }
}
