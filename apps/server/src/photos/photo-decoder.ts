import { join } from 'node:path'
import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { createSlots } from '../limits/slots.ts'
import { runDecodeChild, type DecodeOutcome } from './run-decode-child.ts'

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
  /** Ends the processes that decode. */
  close: () => void
}

const atOnce = 2
const waitingAtMost = 6
const defaultTimeoutMs: Milliseconds = 20_000
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
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn(run: () => Promise<DecodeOutcome>): Promise<DecodeOutcome> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      // The place is handed on, so that nobody who comes later takes it.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  function jpegOf(outcome: DecodeOutcome): Buffer {
    if (outcome.kind === 'jpeg') return outcome.jpeg
    if (outcome.kind !== 'unreadable') log(`a picture was not decoded: ${outcome.kind}: ${outcome.detail}`)
    throw outcome.kind === 'late' ? new AppError('images_busy', { seconds: retryBusyAfter }) : new AppError('image_unreadable')
  }

  return {
    async decode({ owner, bytes, megapixels }) {
      const release = slots.take(owner)
      if (release === 'own') throw new AppError('too_many_uploads', { seconds: retryBusyAfter })
      if (release === 'full') throw new AppError('images_busy', { seconds: retryBusyAfter })
      try {
        return jpegOf(await inTurn(() => runDecodeChild({ module, bytes, megapixels, timeoutMs, signal: closed.signal })))
      } finally {
        release()
      }
    },
    close: () => closed.abort(),
  }
}
