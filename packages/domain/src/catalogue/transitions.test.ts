import { describe, expect, it } from 'vitest'
import { extraTransitionIds, transitionCategories, transitionIds, transitionOrFade, transitions } from './transitions.ts'

describe('the transitions on offer', () => {
  it('are 47 in eight groups, and eleven extras that are not counted', () => {
    const groups = new Set(transitionIds.map((id) => transitions[id].family))

    expect(transitionIds).toHaveLength(47)
    expect(groups.size).toBe(8)
    expect(extraTransitionIds).toHaveLength(11)
    expect(new Set(extraTransitionIds.map((id) => transitions[id].family))).toEqual(new Set(['extra']))
    expect(Object.keys(transitionCategories)).toHaveLength(9)
  })

  it('have a name of their own in each language', () => {
    const options = Object.values(transitions)

    expect(new Set(options.map(({ name }) => name.pt)).size).toBe(58)
    expect(new Set(options.map(({ name }) => name.en)).size).toBe(58)
  })

  it('are found by id; another id is a fade', () => {
    const warnings: string[] = []

    expect(transitionOrFade('glitch', (message) => warnings.push(message))).toBe('glitch')
    expect(warnings).toEqual([])
    expect(transitionOrFade('espiral', (message) => warnings.push(message))).toBe('fade')
    expect(warnings).toEqual(['Transição desconhecida: "espiral". Usando "fade" no lugar.'])
  })
})
