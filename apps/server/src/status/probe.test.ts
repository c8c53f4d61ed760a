import { expect, it } from 'vitest'
import { createProbe } from './probe.ts'

const second = 1000

it('times a look, and calls it slow beyond the limit that is stated', async () => {
  const time = { ms: 0 }
  const took = { ms: 90 }
  const probe = createProbe({
    slowAfterMs: 100,
    clock: () => time.ms,
    async look() {
      time.ms += took.ms
      return undefined
    },
  })

  expect(await probe()).toEqual({ outcome: 'ok', responseMs: 90 })
  took.ms = 101
  expect(await probe()).toEqual({ outcome: 'slow', responseMs: 101 })
})

it('takes what the look found itself, and a throw for a failure', async () => {
  expect(await createProbe({ slowAfterMs: second, look: async () => ({ outcome: 'slow', responseMs: null }) })()).toEqual({ outcome: 'slow', responseMs: null })
  expect(await createProbe({ slowAfterMs: second, look: async () => 'slow', clock: () => 0 })()).toEqual({ outcome: 'slow', responseMs: 0 })
  expect(await createProbe({ slowAfterMs: second, look: () => Promise.reject(new Error('no')) })()).toEqual({ outcome: 'failed', responseMs: null })
})

it('fails while a look hangs, without another one, and looks again once it has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const signals: AbortSignal[] = []
  const probe = createProbe({
    slowAfterMs: second,
    timeLimitMs: 5,
    look(signal) {
      signals.push(signal)
      return signals.length === 1 ? promise : Promise.resolve(undefined)
    },
  })

  expect(await probe()).toMatchObject({ outcome: 'failed' })
  expect(signals[0]?.aborted).toBe(true)
  expect(await probe()).toMatchObject({ outcome: 'failed' })
  expect(signals).toHaveLength(1)
  resolve(undefined)
  await promise

  await expect.poll(probe).toMatchObject({ outcome: 'ok' })
})

it('rests after a look that found no failure, and not after one', async () => {
  const time = { ms: 0 }
  let works = true
  const probe = createProbe({
    slowAfterMs: second,
    restMs: 19 * second,
    clock: () => time.ms,
    look: () => (works ? Promise.resolve(undefined) : Promise.reject(new Error('no'))),
  })
  const rounds = async (count: number) => {
    const found: (string | null)[] = []
    for (let round = 0; round < count; round++) {
      found.push((await probe())?.outcome ?? null)
      time.ms += 10 * second
    }
    return found
  }

  expect(await rounds(4)).toEqual(['ok', null, 'ok', null])
  works = false
  expect(await rounds(3)).toEqual(['failed', 'failed', 'failed'])
})
