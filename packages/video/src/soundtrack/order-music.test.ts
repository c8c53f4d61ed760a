import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noCache, openStageCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { orderMusic } from './order-music.ts'
import type { Sound } from './studio/sound.ts'

const order = { music: 'ambient', musicVolume: 0.12, duration: 15, seed: 'test' } as const
let folder = ''
let stop = new AbortController()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'music-'))
  stop = new AbortController()
})
afterEach(() => rm(folder, { recursive: true }))

const compose = (cache: StageCache) => orderMusic(order, { tools: { folder, signal: stop.signal }, cache })
const cacheOf = () => openStageCache({ folder: join(folder, 'cache'), now: () => new Date() })

it('the music of an order is as long as the order, and none is composed where none is heard', async () => {
  const music = compose(noCache)
  const piece = await music?.done

  expect(music?.seconds).toBe(15)
  expect(piece?.sound?.left.length).toBe(15 * 44_100)
  expect(orderMusic({ ...order, music: 'none' }, { tools: { folder, signal: stop.signal } })).toBeNull()
  expect(orderMusic({ ...order, musicVolume: 0 }, { tools: { folder, signal: stop.signal } })).toBeNull()
})

it('a stored piece is the same as the one composed now', async () => {
  const composed = await compose(noCache)?.done
  await compose(cacheOf())?.done

  const stored = await compose(cacheOf())?.done

  expect((await readdir(join(folder, 'cache'))).filter((name) => !name.startsWith('.')).map((name) => name.split('-')[0])).toEqual(['music'])
  expect(bytesOf(stored?.sound).equals(bytesOf(composed?.sound))).toBe(true)
})

/** Both channels; comparing samples one by one takes seconds. */
function bytesOf(sound: Sound | null | undefined): Buffer {
  if (!sound) throw new Error('no music was composed')
  return Buffer.concat([sound.left, sound.right].map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)))
}

it('composing ends when the video is aborted', async () => {
  const music = compose(noCache)
  stop.abort(new Error('given up'))

  await expect(music?.done).rejects.toThrow('given up')
})
