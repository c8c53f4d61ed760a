import { describe, expect, it } from 'vitest'
import { estimateSeconds } from './estimate-seconds.ts'

describe('the estimate before anything is said', () => {
  it('counts a price by its words, not by its characters', () => {
    expect(estimateSeconds('R$ 1.299,90', 'pt-BR')).toBeGreaterThan(3.5)
  })

  it('of two sentences is that of one plus that of the other', () => {
    const [first, second] = ['Quer dormir melhor?', 'Escolha uma mudança só.']

    const both = estimateSeconds(`${first} ${second}`, 'pt-BR')

    expect(both).toBeCloseTo(estimateSeconds(first, 'pt-BR') + estimateSeconds(second, 'pt-BR'), 0)
  })

  it('is shorter at a higher rate and zero for nothing to say', () => {
    expect(estimateSeconds('One two three.', 'en-US', 180)).toBeLessThan(estimateSeconds('One two three.', 'en-US', 140))
    expect(estimateSeconds('😀', 'en-US')).toBe(0)
  })
})
