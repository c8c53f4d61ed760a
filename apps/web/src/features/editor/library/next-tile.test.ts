import { describe, expect, it } from 'vitest'
import { nextTile } from './next-tile.ts'

// 0 1 2 / 3 4, then a group of its own: 5 6
const groups = [5, 2]

describe('arrow keys among tiles', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', 5],
    [6, 'ArrowRight', 6],
    [0, 'ArrowLeft', 0],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 6],
    [5, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', 1],
    [3, 'Home', 0],
    [3, 'End', 6],
    [3, 'a', null],
  ])('from %i, %s leads to %s', (at, key, next) => expect(nextTile(groups, at, key)).toBe(next))
})
