import { afterEach, describe, expect, it, vi } from 'vitest'
import { modelSettings } from '@relampago/video/model-settings'
import { readEnv } from './settings/env.ts'
import { watchModel } from './watch-model.ts'

afterEach(() => vi.useRealTimers())

const local = (model: string) => modelSettings({ baseUrl: 'http://127.0.0.1:11434/v1', model })

async function watch(variables: NodeJS.ProcessEnv, found: readonly (ReturnType<typeof local> | null)[]) {
  vi.useFakeTimers()
  const lines: string[] = []
  let looked = 0
  const find = async () => found[Math.min(looked++, found.length - 1)] ?? null
  const watched = watchModel({ env: readEnv(variables), log: (line) => lines.push(line), find })
  await vi.advanceTimersByTimeAsync(0)
  return { watched, lines, looked: () => looked }
}

describe('a model on this machine', () => {
  it('is found when it is started later, and forgotten when it is gone', async () => {
    const { watched, lines } = await watch({}, [null, local('qwen3:8b'), null])

    expect(watched.current()).toBeNull()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(watched.current()?.model).toBe('qwen3:8b')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(watched.current()).toBeNull()
    expect(lines).toEqual(['language model: qwen3:8b at 127.0.0.1:11434', 'language model: none'])
  })

  it('is looked for no more when the worker stops, or when it is switched off', async () => {
    const { watched, looked } = await watch({}, [null])
    watched[Symbol.dispose]()
    await vi.advanceTimersByTimeAsync(900_000)

    expect(looked()).toBe(1)
    const off = await watch({ LLM_LOCAL: 'off' }, [null])
    await vi.advanceTimersByTimeAsync(900_000)
    expect(off.looked()).toBe(1)
  })
})
