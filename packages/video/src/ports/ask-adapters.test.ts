import { AppError } from '@relampago/domain/contracts'
import { describe, expect, it } from 'vitest'
import type { Adapter } from './adapter.ts'
import { askAdapters } from './ask-adapters.ts'

type Answering = Adapter & { answer: (signal: AbortSignal, attempt: number) => Promise<string | null>; asked: number }

function adapter(name: string, answer: Answering['answer'], over: Partial<Adapter> = {}): Answering {
  return { name, version: '1', timeLimitMs: 60_000, attempts: 1, answer, asked: 0, ...over }
}

function ask(adapters: readonly Answering[], signal = new AbortController().signal) {
  return askAdapters({ port: 'voice', adapters, signal, backoffMs: 0, ask: (one, limited) => one.answer(limited, (one.asked += 1)) })
}

const broken = async () => Promise.reject(new Error('out of order'))
const untilAborted = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

describe('the adapters of a port', () => {
  it('are asked in order, and the first answer counts', async () => {
    const second = adapter('second', async () => 'two')

    const { result, use } = await ask([adapter('first', async () => 'one'), second])

    expect(result).toBe('one')
    expect(use).toMatchObject({ port: 'voice', name: 'first', version: '1', degraded: false, failures: [] })
    expect(second.asked).toBe(0)
  })

  it('pass on what they have nothing for, which is no failure', async () => {
    const { result, use } = await ask([adapter('first', async () => null), adapter('second', async () => 'two')])

    expect(result).toBe('two')
    expect(use).toMatchObject({ name: 'second', degraded: false, failures: [] })
  })

  it('replace one that fails, which is noted with its reason', async () => {
    const { result, use } = await ask([adapter('first', broken), adapter('second', async () => 'two')])

    expect(result).toBe('two')
    expect(use).toMatchObject({ name: 'second', degraded: true, failures: [{ name: 'first', reason: 'out of order' }] })
  })

  it('are asked again as often as they allow', async () => {
    const flaky = adapter('flaky', async (_, attempt) => (attempt < 3 ? broken() : 'at last'), { attempts: 3 })
    const weak = adapter('weak', async (_, attempt) => (attempt < 3 ? broken() : 'never'), { attempts: 2 })

    expect(await ask([flaky])).toMatchObject({ result: 'at last', use: { degraded: false } })
    await expect(ask([weak])).rejects.toThrow('out of order')
    expect(weak.asked).toBe(2)
  })

  it('lose their turn after their time limit, and are told to stop', async () => {
    const stopped: unknown[] = []
    const slow = adapter('slow', (signal) => untilAborted(signal).catch((error: unknown) => Promise.reject(stopped.push(error) as never)), { timeLimitMs: 5 })
    const deaf = adapter('deaf', () => new Promise<never>(() => undefined), { timeLimitMs: 5 })

    const { result, use } = await ask([slow, deaf, adapter('last', async () => 'done')])

    expect(result).toBe('done')
    expect(use.failures).toEqual([
      { name: 'slow', reason: 'slow failed at time limit: no answer in 5 ms' },
      { name: 'deaf', reason: 'deaf failed at time limit: no answer in 5 ms' },
    ])
    expect(stopped).toEqual([expect.objectContaining({ name: 'ToolError', step: 'time limit' })])
  })
})

describe('no answer', () => {
  it('is the last failure when all adapters fail', async () => {
    await expect(ask([adapter('first', broken), adapter('second', async () => Promise.reject(new Error('dead')))])).rejects.toThrow('dead')
  })

  it('is a failure of the port when all have nothing', async () => {
    await expect(ask([adapter('first', async () => null)])).rejects.toMatchObject({ name: 'ToolError', tool: 'voice' })
    await expect(ask([])).rejects.toMatchObject({ name: 'ToolError', tool: 'voice' })
  })

  it('is what the user can mend, at once', async () => {
    const second = adapter('second', async () => 'two')

    await expect(ask([adapter('first', async () => Promise.reject(new AppError('subject_unreadable')), { attempts: 3 }), second])).rejects.toMatchObject({
      code: 'subject_unreadable',
    })
    expect(second.asked).toBe(0)
  })

  it('is the reason of an abort, and nobody else is asked', async () => {
    const stop = new AbortController()
    const second = adapter('second', async () => 'two')
    const first = adapter('first', (signal) => {
      stop.abort(new Error('cancelled'))
      return untilAborted(signal)
    })

    await expect(ask([first, second], stop.signal)).rejects.toThrow('cancelled')
    expect(second.asked).toBe(0)
  })
})
