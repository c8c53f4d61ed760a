import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

describe('a text that is cut', () => {
  it.each([
    ['café', 4, 'café'],
    ['café especial', 5, 'café'],
    ['cafe\u0301s', 4, 'caf'],
    ['bom 👩‍🍳 dia', 7, 'bom'],
    ['bom 👩‍🍳 dia', 9, 'bom 👩‍🍳'],
  ])('%j at %i', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut)
  })
})
