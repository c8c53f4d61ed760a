import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openBreaker } from './breaker.ts'

const folder = await mkdtemp(join(tmpdir(), 'relampago-breaker-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function failing(name: string, failures: number) {
  let time = 1_000_000
  const file = join(folder, name)
  const breaker = openBreaker(file, () => time)
  for (let count = 0; count < failures; count += 1) await breaker.failed()
  return { breaker, file, later: (ms: number) => (time += ms) }
}

describe('a model that failed', () => {
  it('twice is asked again', async () => {
    const { breaker } = await failing('twice', 2)

    await expect(breaker.check()).resolves.toBeUndefined()
  })

  it('three times rests for five minutes, and once more after one more failure', async () => {
    const { breaker, later } = await failing('thrice', 3)

    await expect(breaker.check()).rejects.toThrow('not asked for 300 s')
    later(300_000)
    await expect(breaker.check()).resolves.toBeUndefined()
    await breaker.failed()
    await expect(breaker.check()).rejects.toThrow('failed 4 times')
  })

  it('starts from nothing when it has answered', async () => {
    const { breaker } = await failing('answered', 2)
    await breaker.succeeded()
    await breaker.failed()

    await expect(breaker.check()).resolves.toBeUndefined()
  })

  it('is not kept away by a damaged file, a clock that was set back, or a folder that is not there', async () => {
    const { breaker, file, later } = await failing('damaged', 3)
    later(-10_000_000)
    await expect(breaker.check()).rejects.toThrow('not asked for 300 s')
    await writeFile(file, '{"failures":')

    await expect(breaker.check()).resolves.toBeUndefined()
    await expect(openBreaker(join(folder, 'no', 'such')).failed()).resolves.toBeUndefined()
  })
})
