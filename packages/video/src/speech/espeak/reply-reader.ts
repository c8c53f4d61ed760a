import { z } from 'zod'
import type { SpeechEvent, SpeechReply } from './speech-message.ts'

export type Utterance = { samples: Int16Array; sampleRate: number; events: SpeechEvent[] }

/** Far above any sentence: 60 s of audio and the events of 2000 words. */
const longestHeader = 2_000_000
const mostBytes = 22_050 * 2 * 120

const reply: z.ZodType<SpeechReply> = z.object({
  sampleRate: z.number().int().min(8000).max(48_000),
  bytes: z.number().int().min(0).max(mostBytes).multipleOf(2),
  events: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('word'), letter: z.number().int(), at: z.number().min(0) }),
      z.object({ type: z.literal('sound'), isPause: z.boolean(), at: z.number().min(0) }),
      z.object({ type: z.literal('end'), at: z.number().min(0) }),
    ]),
  ),
})

/**
 * Puts replies together from pieces as they arrive. `take` gives the finished reply or `null`, and
 * throws on anything else than a reply.
 */
export function replyReader(): { push: (piece: Buffer) => void; take: () => Utterance | null } {
  let pieces: Buffer[] = []
  let header: SpeechReply | null = null

  function take(): Utterance | null {
    const heard = Buffer.concat(pieces)
    pieces = [heard]
    const lineEnd = header === null ? heard.indexOf(0x0a) : -1
    if (header === null && lineEnd === -1) {
      if (heard.length > longestHeader) throw new Error('no end of line in the answer')
      return null
    }
    const audio = header === null ? heard.subarray(lineEnd + 1) : heard
    header ??= reply.parse(JSON.parse(heard.toString('utf8', 0, lineEnd)))
    pieces = [audio]
    if (audio.length < header.bytes) return null
    const { sampleRate, bytes, events } = header
    const own = Uint8Array.prototype.slice.call(audio, 0, bytes)
    pieces = [audio.subarray(bytes)]
    header = null
    return { samples: new Int16Array(own.buffer, own.byteOffset, bytes / 2), sampleRate, events }
  }
  return { push: (piece) => pieces.push(piece), take }
}
