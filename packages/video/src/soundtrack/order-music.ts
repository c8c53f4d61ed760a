import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import type { Tools } from '../run/tools.ts'
import { loadOrMake } from '../stage-cache/load-or-make.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import { composeInWorker, type MusicRequest } from './compose-in-worker.ts'
import type { Sound } from './studio/sound.ts'

/** Music at 44.1 kHz, maybe still composed; `done` rejects only with an abort's reason. */
export type Music = { seconds: Seconds; done: Promise<ComposedPiece> }
/** `problem` is why there is no sound, for the log. */
export type ComposedPiece = { sound: Sound; problem: null } | { sound: null; problem: string }

export type MusicWork = { tools: Pick<Tools, 'folder' | 'signal'>; cache?: StageCache; compose?: typeof composeInWorker }

/**
 * Starts composing the music of an order at its ordered length, which needs nothing but the order.
 * `null` when none is wanted.
 */
export function orderMusic(
  { music, musicVolume, duration, seed }: Pick<VideoOrder, 'music' | 'musicVolume' | 'duration' | 'seed'>,
  work: MusicWork,
): Music | null {
  if (music === 'none' || musicVolume <= 0) return null
  return startMusic({ id: music, seconds: duration, seed }, work)
}

export function startMusic(request: MusicRequest, work: MusicWork): Music {
  const done = composeOrExplain(request, work)
  // Met by what waits for the piece.
  done.catch(() => undefined)
  return { seconds: request.seconds, done }
}

/** A video without music is worth more than none; an abort is not an error of the music. */
async function composeOrExplain(request: MusicRequest, work: MusicWork): Promise<ComposedPiece> {
  try {
    return { sound: await loadPiece(request, work), problem: null }
  } catch (error) {
    work.tools.signal.throwIfAborted()
    return { sound: null, problem: `music ${request.id} left out: ${error instanceof Error ? error.message : String(error)}` }
  }
}

async function loadPiece(request: MusicRequest, { tools, cache = noCache, compose = composeInWorker }: MusicWork): Promise<Sound> {
  const { folder, signal } = tools
  if (cache === noCache) return compose(request, signal)
  const { file } = await loadOrMake({
    cache,
    key: stageKey('music', request),
    folder,
    make: async () => {
      const name = `music-${Math.round(request.seconds * 1000)}.f32`
      await writeFile(join(folder, name), bytesOf(await compose(request, signal)))
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
