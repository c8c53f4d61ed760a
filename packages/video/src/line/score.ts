import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import { composeInWorker, type MusicRequest } from '../soundtrack/compose-in-worker.ts'
import type { Sound } from '../soundtrack/studio/sound.ts'
import { keptOrMade } from '../stage-cache/kept-or-made.ts'
import { noCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { Line } from './line.ts'

/** Music that misses the length of a video by no more than this is fitted to it; for another length a piece of its own is composed. */
const fittingWithin: Seconds = 4

/** The music of a video, composed while it is being written and spoken. */
export type Score = {
  /** As `composeInWorker`; the piece may be a little longer or shorter than asked for, and is the same for all that are nearly as long as was ordered. */
  compose: typeof composeInWorker
  /** Length of the piece that a video of this length gets. */
  lengthFor: (seconds: Seconds) => Seconds
  /** Resolves when nothing is being composed any more, however it ended. */
  settled: Promise<unknown>
}

/** Begins with a piece as long as the ordered video, which needs nothing but the order. */
export function startScore({ music, duration, seed }: VideoOrder, line: Line): Score {
  const early = music === 'none' ? null : piece({ id: music, seconds: duration, seed }, line)
  // Waited for when the sound is mixed; a failure is met there.
  early?.catch(() => undefined)
  const lengthFor = (seconds: Seconds) => (Math.abs(seconds - duration) <= fittingWithin ? duration : seconds)
  return {
    lengthFor,
    compose: async (request, signal) => {
      const seconds = lengthFor(request.seconds)
      return seconds === duration && early !== null ? early : piece({ ...request, seconds }, { ...line, tools: { ...line.tools, signal } })
    },
    settled: Promise.allSettled([early]),
  }
}

async function piece(request: MusicRequest, { cache, tools }: Line): Promise<Sound> {
  const { folder, signal } = tools
  if (cache === noCache) return composeInWorker(request, signal)
  const { file } = await keptOrMade({
    cache,
    key: stageKey('music', request),
    folder,
    make: async () => {
      const name = `music-${Math.round(request.seconds * 1000)}.f32`
      await writeFile(join(folder, name), bytesOf(await composeInWorker(request, signal)))
      return { file: name }
    },
    filesOf: (made) => [made.file],
  })
  return soundOf(await readFile(join(folder, file)))
}

/** All samples of the left channel, then those of the right. */
function bytesOf({ left, right }: Sound): Uint8Array[] {
  return [left, right].map((channel) => new Uint8Array(channel.buffer, channel.byteOffset, channel.byteLength))
}

function soundOf({ buffer, byteOffset, byteLength }: Buffer): Sound {
  const middle = byteOffset + byteLength / 2
  return { left: new Float32Array(buffer.slice(byteOffset, middle)), right: new Float32Array(buffer.slice(middle, byteOffset + byteLength)) }
}
