import { overallPercent } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { stageStates } from './stage-progress.ts'

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
