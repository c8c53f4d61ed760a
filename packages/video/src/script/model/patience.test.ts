import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newWaiting, openPatience } from './patience.ts'

const limits = { firstSentenceMs: 2500, stallMs: 2500, sentenceMs: 10_000, totalMs: 90_000 }
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())
const reasonOf = ({ signal }: { signal: AbortSignal }) => (signal.aborted ? String(signal.reason) : null)

describe('a call of a model', () => {
  it('that talks without a good sentence ends after the wait', () => {
    const patience = openPatience(limits, newWaiting(limits))
    for (let ms = 0; ms < 2400; ms += 100) {
      vi.advanceTimersByTime(100)
      patience.heardWords()
    }

    expect(reasonOf(patience)).toBeNull()
    vi.advanceTimersByTime(100)
    expect(reasonOf(patience)).toContain('no sentence that may be said in 2500 ms')
  })

  it('shares the wait with the next call', () => {
    const waiting = newWaiting(limits)
    const first = openPatience(limits, waiting)
    vi.advanceTimersByTime(2000)
    first[Symbol.dispose]()
    const second = openPatience(limits, waiting)

    vi.advanceTimersByTime(499)
    expect(reasonOf(second)).toBeNull()
    vi.advanceTimersByTime(1)
    expect(reasonOf(second)).toContain('no sentence that may be said')
  })

  it('with a good sentence goes on for as long as words and sentences come', () => {
    const patience = openPatience(limits, newWaiting(limits))
    patience.heardGoodSentence()
    for (let ms = 0; ms < 9900; ms += 100) {
      vi.advanceTimersByTime(100)
      patience.heardWords()
    }
    expect(reasonOf(patience)).toBeNull()

    patience.heardGoodSentence()
    vi.advanceTimersByTime(2500)
    expect(reasonOf(patience)).toContain('silent for 2500 ms')
  })

  it('with a good sentence and then words without end stops too', () => {
    const patience = openPatience(limits, newWaiting(limits))
    patience.heardGoodSentence()
    for (let ms = 0; ms < 10_000; ms += 100) {
      vi.advanceTimersByTime(100)
      patience.heardWords()
    }

    expect(reasonOf(patience)).toContain('no further sentence that may be said in 10000 ms')
  })
})
