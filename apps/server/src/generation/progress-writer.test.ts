import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProgressWriter, type ProgressRow } from './progress-writer.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function writer(write: (row: ProgressRow) => Promise<boolean> = async () => true) {
  const rows: ProgressRow[] = []
  const lost = vi.fn<() => void>()
  const log = vi.fn<(message: string) => void>()
  const progress = new ProgressWriter({
    everyMs: 1000,
    now: () => new Date(),
    onLost: lost,
    log,
    write(row) {
      rows.push(row)
      return write(row)
    },
  })
  return { progress, rows, lost, log }
}

describe('progress', () => {
  it('is written at once, then at most once a second, and the last word is not lost', async () => {
    const { progress, rows } = writer()

    for (let step = 0; step <= 30; step++) {
      progress.note({ kind: 'report', stage: 'render', fraction: step / 30 })
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(1000)

    expect(rows).toHaveLength(5)
    // Render is 68 of 100 percent and begins at 22.
    expect(rows[0]?.percent).toBe(22)
    expect(rows.at(-1)?.percent).toBe(90)
  })

  it('does not go back to a stage that reports after a later one', async () => {
    const { progress, rows } = writer()

    progress.note({ kind: 'report', stage: 'render', fraction: 0.04 })
    progress.note({ kind: 'report', stage: 'pictures', fraction: 0 })
    await vi.advanceTimersByTimeAsync(1000)

    expect(rows.map(({ stage }) => stage)).toEqual(['render', 'render'])
  })

  it('keeps what was known, counts pictures once, never falls, and leaves 100 to the finished file', async () => {
    const { progress, rows } = writer()

    progress.note({ kind: 'report', stage: 'script', fraction: 1, title: 'Café' })
    progress.note({ kind: 'report', stage: 'pictures', fraction: 0.5 })
    progress.notePicture(1)
    progress.notePicture(1)
    progress.note({ kind: 'report', stage: 'check', fraction: 1, sentences: ['Um.'] })
    progress.note({ kind: 'report', stage: 'soundtrack', fraction: 0 })
    await vi.advanceTimersByTimeAsync(1000)

    expect(rows.at(-1)).toMatchObject({ stage: 'check', percent: 99, title: 'Café', sentences: ['Um.'], pictures: [1] })
  })

  it('knows when each stage began, also of those that are over before the next write', async () => {
    const { progress, rows } = writer()

    progress.note({ kind: 'report', stage: 'script', fraction: 0 })
    await vi.advanceTimersByTimeAsync(300)
    progress.note({ kind: 'report', stage: 'narration', fraction: 0 })
    await vi.advanceTimersByTimeAsync(100)
    progress.note({ kind: 'report', stage: 'pictures', fraction: 0.1 })
    await vi.advanceTimersByTimeAsync(100)
    progress.note({ kind: 'report', stage: 'pictures', fraction: 0.9 })
    await vi.advanceTimersByTimeAsync(1000)

    expect(rows.at(-1)?.stageBegan).toEqual({ script: 5000, narration: 5300, pictures: 5400 })
  })

  it('reports when the attempt is over', async () => {
    const { progress, lost } = writer(async () => false)

    progress.note({ kind: 'report', stage: 'script', fraction: 1 })
    await vi.advanceTimersByTimeAsync(0)

    expect(lost).toHaveBeenCalledOnce()
  })

  it('survives a write that failed', async () => {
    const { progress, lost, log } = writer(async () => {
      throw new Error('the database is away')
    })

    progress.note({ kind: 'report', stage: 'script', fraction: 1 })
    await vi.advanceTimersByTimeAsync(0)
    await progress.close()

    expect(lost).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledWith('progress was not written: the database is away')
  })

  it('writes nothing after it was closed', async () => {
    const { progress, rows } = writer()
    progress.note({ kind: 'report', stage: 'script', fraction: 0.5 })
    progress.note({ kind: 'report', stage: 'script', fraction: 1 })

    await progress.close()
    await vi.advanceTimersByTimeAsync(5000)

    expect(rows).toHaveLength(0)
  })
})
