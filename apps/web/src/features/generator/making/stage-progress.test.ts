import { overallPercent } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { isOverdue, sceneAt, stageStates, stageTimes } from './stage-progress.ts'

describe('stages', () => {
  it('stand where percentage and name of the running one say', () => {
    const states = stageStates(overallPercent('pictures', 0.5), 'pictures')

    expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'running', 'waiting', 'waiting', 'waiting'])
    expect(states[3]?.fraction).toBeCloseTo(0.5)
  })

  it('are all done at 100, and all waiting while the video is in line', () => {
    expect(new Set(stageStates(100, 'check').map(({ state }) => state))).toEqual(new Set(['done']))
    expect(new Set(stageStates(1, null).map(({ state }) => state))).toEqual(new Set(['waiting']))
  })
})

describe('a video that takes longer than usual', () => {
  const stages = [{ id: 'subject', began_ms: 60_000 }] as const
  const video = { status: 'running', startedAt: 1_000_000, typical_ms: 10_000, stages: [...stages] } as const

  it.each([
    [1_070_000, false],
    [1_070_001, true],
  ])('is one by its work, not by its wait in line: at %i %s', (now, expected) => {
    expect(isOverdue({ ...video, stages: [...stages] }, now)).toBe(expected)
  })

  it('is none while it waits', () => {
    expect(isOverdue({ ...video, status: 'queued', stages: [] }, 2_000_000)).toBe(false)
  })
})

describe('the times of the stages', () => {
  const begun = [
    { id: 'subject', began_ms: 400 },
    { id: 'script', began_ms: 1200 },
    { id: 'narration', began_ms: 1250 },
  ] as const

  it('run from the beginning of each to that of the next, and for the last until now', () => {
    expect([...stageTimes([...begun], 3150)]).toEqual([
      ['subject', 800],
      ['script', 50],
      ['narration', 1900],
    ])
  })

  it('are never negative, whatever the clocks say', () => {
    expect([...stageTimes([{ id: 'script', began_ms: 900 }], 100)]).toEqual([['script', 0]])
  })
})

describe('the scene that is being put together', () => {
  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 1],
    [0.74, 1],
    [0.76, 2],
    [1, 2],
  ])('at %d of the video is number %i', (fraction, scene) => {
    expect(sceneAt(fraction, ['aaaaa', 'bbbbbbbbbb', 'ccccc'])).toBe(scene)
  })

  it('is none without sentences', () => {
    expect(sceneAt(0.5, [])).toBe(-1)
  })
})
