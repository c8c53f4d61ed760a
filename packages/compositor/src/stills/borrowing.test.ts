import { expect, it } from 'vitest'
import { manageMemory } from '../memory.ts'
import { borrowing } from './borrowing.ts'

const pages = () => manageMemory({ buffer: new ArrayBuffer(65_536), grow: () => expect.fail('the memory grows') }, 0)

it('room is free again after work that throws, however often', () => {
  const memory = pages()
  const failing = () =>
    borrowing(memory, (take) => {
      take(20_000)
      take(30_000)
      throw new Error('no picture')
    })

  for (let times = 0; times < 5; times += 1) expect(failing).toThrow('no picture')
  expect(memory.allocate(60_000)).toBe(0)
})

it('work within work gives back its own room first', () => {
  const memory = pages()

  const [inner, later] = borrowing(memory, (take) => {
    const outer = take(10_000)
    const first = borrowing(memory, (takeInside) => takeInside(40_000))
    expect(first).toBeGreaterThan(outer)
    return [first, take(40_000)]
  })

  expect(later).toBe(inner)
})
