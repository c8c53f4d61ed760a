import { describe, expect, it } from 'vitest'
import { firstFrameSeen } from './first-frame-seen.ts'

describe('the first frame that shows in a later one', () => {
  it.each([
    { name: 'is the frame itself without a memory', effects: [{ id: 'noise', intensity: 50, from: 0, to: 600 }] as const, frame: 400, first: 400 },
    { name: 'is as far back as the effect remembers', effects: [{ id: 'amplify', intensity: 50, from: 0, to: 600 }] as const, frame: 400, first: 396 },
    { name: 'is not before the effect begins', effects: [{ id: 'lagfun', intensity: 50, from: 390, to: 600 }] as const, frame: 400, first: 390 },
    {
      name: 'adds up what effects remember',
      effects: [
        { id: 'amplify', intensity: 50, from: 0, to: 600 },
        { id: 'atadenoise', intensity: 50, from: 0, to: 600 },
      ] as const,
      frame: 400,
      first: 388,
    },
    { name: 'does not count effects that are over', effects: [{ id: 'lagfun', intensity: 50, from: 0, to: 400 }] as const, frame: 400, first: 400 },
  ])('$name', ({ effects, frame, first }) => {
    expect(firstFrameSeen({ effects: [...effects] }, frame)).toBe(first)
  })
})
