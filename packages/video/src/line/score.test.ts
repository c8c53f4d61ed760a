import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noCache, openStageCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { stageWatch } from '../run/stage-watch.ts'
import { testOrder } from '../test-order.ts'
import { startScore } from './score.ts'

const order: VideoOrder = { ...testOrder, music: 'ambient' }
const wanted = { id: 'ambient', seed: 'test' } as const
let folder = ''
let stop = new AbortController()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'score-'))
  stop = new AbortController()
})
afterEach(() => rm(folder, { recursive: true }))

const begin = (cache: StageCache) => {
  const tools = { ffmpegPath: '', ffprobePath: '', folder, signal: stop.signal }
  return startScore(order, { tools, watch: stageWatch(() => undefined), cache, segments: noCache, now: () => new Date(), notes: [], allowPrivateFetch: false })
}
const cacheOf = () => openStageCache({ folder: join(folder, 'cache'), now: () => new Date() })

it('a video nearly as long as ordered gets the piece of the ordered length, another one its own', async () => {
  const score = begin(noCache)

  const piece = await score.compose({ ...wanted, seconds: 16.4 }, stop.signal)
  const shorter = await score.compose({ ...wanted, seconds: 9 }, stop.signal)

  expect(piece.left.length).toBe(15 * 44_100)
  expect(shorter.left.length).toBe(9 * 44_100)
  expect([11, 16.4, 19.1].map(score.lengthFor)).toEqual([15, 15, 19.1])
})

it('a kept piece is the same as the one composed now', async () => {
  const composed = await begin(noCache).compose({ ...wanted, seconds: 15 }, stop.signal)
  await begin(cacheOf()).settled

  const kept = await begin(cacheOf()).compose({ ...wanted, seconds: 15 }, stop.signal)

  expect((await readdir(join(folder, 'cache'))).map((name) => name.split('-')[0])).toEqual(['music'])
  expect(kept.left).toEqual(composed.left)
  expect(kept.right).toEqual(composed.right)
})

it('composing ends when the video is given up', async () => {
  const score = begin(noCache)
  stop.abort(new Error('given up'))

  await score.settled

  await expect(score.compose({ ...wanted, seconds: 15 }, stop.signal)).rejects.toThrow('given up')
})
