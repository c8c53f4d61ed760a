import { describe, expect, it } from 'vitest'
import { seededRandom } from '@relampago/domain/random'
import { createSlots } from './slots.ts'

describe('slots', () => {
  it('are refused when all are taken, or when their owner has its share', () => {
    const slots = createSlots({ total: 3, perOwner: 2 })
    const [first] = [slots.take('ana'), slots.take('ana')]

    expect(slots.take('ana')).toBe('own')
    expect(slots.take('bia')).toBeTypeOf('function')
    expect(slots.take('caio')).toBe('full')

    if (typeof first === 'function') first()
    expect(slots.take('caio')).toBeTypeOf('function')
  })

  it('never exceed their limits, and all come back, in whatever order they are released and however often', () => {
    const random = seededRandom('slots')
    const slots = createSlots({ total: 5, perOwner: 2 })
    const held: { owner: string; release: () => void }[] = []
    for (let turn = 0; turn < 5000; turn += 1) {
      const owner = `owner ${Math.floor(random() * 6)}`
      const slot = random() < 0.6 ? slots.take(owner) : null
      if (typeof slot === 'function') held.push({ owner, release: slot })
      if (slot === null) {
        const [given] = held.splice(Math.floor(random() * held.length), 1)
        given?.release()
        given?.release()
      }
      const most = Math.max(0, ...held.map((one) => held.filter((other) => other.owner === one.owner).length))
      expect([held.length <= 5, most <= 2]).toEqual([true, true])
    }
    for (const { release } of held) release()

    const again = ['a', 'a', 'b', 'b', 'c', 'c'].map((owner) => typeof slots.take(owner))
    expect(again).toEqual(['function', 'function', 'function', 'function', 'function', 'string'])
  })
})
