import { describe, expect, it } from 'vitest'
import { effectHint, neutralIntensities } from './effect-hint.ts'
import { effects, type EffectId } from './effects.ts'

const ids = Object.keys(effects) as EffectId[]

describe('what the control of an effect tells', () => {
  it.each(['colorbalance', 'exposure'] as const)('%s does nothing in the middle of its range', (id) => {
    expect([49, 50, 51].map((intensity) => effectHint(id, intensity))).toEqual([null, 'neutral', null])
  })

  it.each(['hue', 'rotate'] as const)('%s does nothing at no turn and at a full one', (id) => {
    expect([0, 1, 50, 99, 100].map((intensity) => effectHint(id, intensity))).toEqual(['neutral', null, null, null, 'neutral'])
  })

  it('factors do nothing at one', () => {
    expect([neutralIntensities('eq'), neutralIntensities('scale'), neutralIntensities('huesaturation')]).toEqual([[31], [31], [20]])
    expect([effectHint('scale', 0), effectHint('scale', 31), effectHint('scale', 100)]).toEqual([null, 'neutral', null])
  })

  it('switches say at every intensity where they go on', () => {
    const switches = ids.filter((id) => effectHint(id, 50) === 'switch')

    expect(switches).toEqual(['hflip', 'vflip', 'transpose', 'negate'])
    expect(switches.flatMap((id) => [0, 49, 100].map((intensity) => effectHint(id, intensity)))).toEqual(Array(12).fill('switch'))
  })

  it('all others do nothing at their lowest value, but posterize, which always has few colors', () => {
    const others = ids.filter((id) => ![...(['eq', 'scale', 'huesaturation', 'colorbalance', 'exposure'] as const)].some((other) => other === id))
    const silent = others.filter((id) => effectHint(id, 0) === null)

    expect(silent).toEqual(['posterize'])
    expect(others.filter((id) => effectHint(id, 30) === 'neutral')).toEqual([])
  })
})
