import { describe, expect, it } from 'vitest'
import { testEffect } from '../../../../tests/test-editor.tsx'
import { drawingOrder, effectMoves, sequenceMoves } from './drawing-order.ts'

// On frames, baked, on time, baked, on frames.
const list = [testEffect('vignette'), testEffect('gblur'), testEffect('freezeframes'), testEffect('eq'), testEffect('rotate')]

describe('the drawing order', () => {
  it('is time, then pictures, then frames, each in the order of the project', () => {
    expect(drawingOrder(list).map(({ type }) => type)).toEqual(['freezeframes', 'gblur', 'eq', 'vignette', 'rotate'])
  })

  it('lets an effect pass neighbours of its own group alone', () => {
    expect(effectMoves(list, 'freezeframes')).toEqual({ place: 1, count: 5, earlier: null, later: null })
    expect(effectMoves(list, 'gblur')).toEqual({ place: 2, count: 5, earlier: null, later: 3 })
    expect(effectMoves(list, 'eq')).toEqual({ place: 3, count: 5, earlier: 1, later: null })
    expect(effectMoves(list, 'rotate')).toEqual({ place: 5, count: 5, earlier: 0, later: null })
  })

  it('of transitions is their sequence', () => {
    const sequence = [{ id: 'a' }, { id: 'b' }]

    expect(sequenceMoves(sequence, 'a')).toEqual({ place: 1, count: 2, earlier: null, later: 1 })
    expect(sequenceMoves(sequence, 'b')).toEqual({ place: 2, count: 2, earlier: 0, later: null })
  })
})
