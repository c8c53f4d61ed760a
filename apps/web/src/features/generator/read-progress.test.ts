import { describe, expect, it } from 'vitest'
import { readProgress } from './read-progress.ts'

describe('a progress reply', () => {
  it('tells its percentage by percent, and by progress where that is missing', () => {
    expect(readProgress({ percent: 30, progress: 99, status: 'running' }, 0).percent).toBe(30)
    expect(readProgress({ progress: 40, status: 'running' }, 0).percent).toBe(40)
    expect(readProgress({ percent: 400 }, 0).percent).toBe(100)
  })

  it('has ended at 100 percent, and failed with an error, also where no status says so', () => {
    expect(readProgress({ percent: 100 }, 0).status).toBe('done')
    expect(readProgress({ percent: 12, error: 'Recurso Exclusivo do Plano Pro' }, 0)).toMatchObject({
      status: 'failed',
      error: 'Recurso Exclusivo do Plano Pro',
    })
    expect(readProgress({ percent: 12, status: 'dancing' }, 0).status).toBe('running')
  })

  it.each([null, 'x', 7, [], {}, { percent: 'half' }, { percent: Number.NaN }, '<html>'])('%j is a lost answer', (reply) => {
    expect(() => readProgress(reply, 0)).toThrow(expect.objectContaining({ code: 'unexpected_reply' }))
  })

  it('is complete whatever was broken in it', () => {
    const stages = [7, null, { id: 'lunch', began_ms: 1 }, { id: 'pictures', began_ms: 900 }, { id: 'script', began_ms: 'x' }, { id: 'subject', began_ms: 5 }]
    const reply = { percent: 5, sentences: ['a', 7], pictures: [0, 'x', 2], stage_id: 'lunch', result: { expires_at: 'soon' }, elapsed_ms: 'long', stages }

    expect(readProgress(reply, 1000)).toMatchObject({ sentences: ['a'], pictures: [0, 2], pictures_done: 2, stage_id: null, result: null, startedAt: 1000 })
    expect(readProgress(reply, 1000).stages).toEqual([
      { id: 'subject', began_ms: 5 },
      { id: 'pictures', began_ms: 900 },
    ])
  })

  it('tells when the video was ordered by the clock of this device', () => {
    expect(readProgress({ percent: 5, elapsed_ms: 4000 }, 10_000).startedAt).toBe(6000)
  })
})
