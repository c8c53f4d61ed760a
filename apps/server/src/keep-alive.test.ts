import { EventEmitter } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAlive } from './keep-alive.ts'

class FakeChild extends EventEmitter {
  readonly signals: string[] = []
  kill(signal: string): void {
    this.signals.push(signal)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function kept() {
  const children: FakeChild[] = []
  const start = () => {
    const child = new FakeChild()
    children.push(child)
    return child as unknown as ChildProcess
  }
  return { children, keeper: keepAlive({ start, log: () => undefined, firstDelayMs: 100, longestDelayMs: 400, steadyAfterMs: 5000, graceMs: 1000 }) }
}

describe('a process that is kept alive', () => {
  it('is started again, each time later while it dies early', () => {
    const { children } = kept()
    const waits = [100, 200, 400, 400]

    for (const [index, wait] of waits.entries()) {
      children.at(-1)?.emit('exit', 1, null)
      vi.advanceTimersByTime(wait - 1)
      expect(children).toHaveLength(index + 1)
      vi.advanceTimersByTime(1)
      expect(children).toHaveLength(index + 2)
    }
  })

  it('is started soon again once it has lived for a while', () => {
    const { children } = kept()
    children.at(-1)?.emit('exit', 1, null)
    vi.advanceTimersByTime(100)
    vi.advanceTimersByTime(5001)

    children.at(-1)?.emit('exit', null, 'SIGKILL')
    vi.advanceTimersByTime(100)

    expect(children).toHaveLength(3)
  })

  it('stays down after it was stopped, and is killed when it does not obey', async () => {
    const { children, keeper } = kept()
    const stopped = keeper.stop()

    vi.advanceTimersByTime(1000)
    children[0]?.emit('exit', null, 'SIGKILL')
    await stopped
    vi.advanceTimersByTime(60_000)

    expect(children).toHaveLength(1)
    expect(children[0]?.signals).toEqual(['SIGTERM', 'SIGKILL'])
  })
})
