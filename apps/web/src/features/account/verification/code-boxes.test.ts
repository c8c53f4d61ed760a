import { describe, expect, it } from 'vitest'
import { emptyBoxes, enterDigits, eraseDigit, isComplete, newDigits } from './code-boxes.ts'

const boxes = (text: string) => Array.from(text, (letter) => (letter === '.' ? '' : letter))

describe('typing a code', () => {
  it.each([
    ['......', 0, '4', '4.....', 1],
    ['4.....', 1, '0', '40....', 2],
    ['40912.', 5, '7', '409127', 5],
    ['......', 2, 'x', '......', 2],
    ['......', 0, '409127', '409127', 5],
    ['1.....', 1, '409 127', '409127', 5],
    ['......', 1, '12', '.12...', 3],
  ])('%s, box %i, %j gives %s and box %i', (before, at, text, after, focus) => {
    expect(enterDigits(boxes(before), at, text)).toEqual({ boxes: boxes(after), focus })
  })

  it.each([
    ['409...', 3, '40....', 2],
    ['409...', 2, '40....', 2],
    ['......', 0, '......', 0],
  ])('backspace on %s in box %i gives %s and box %i', (before, at, after, focus) => {
    expect(eraseDigit(boxes(before), at)).toEqual({ boxes: boxes(after), focus })
  })

  it.each([
    ['', '4', '4'],
    ['4', '47', '7'],
    ['4', '74', '7'],
    ['1', '123456', '123456'],
    ['', 'a', ''],
  ])('a box with %j that becomes %j has got %j', (old, value, added) => {
    expect(newDigits(old, value)).toBe(added)
  })

  it('is complete with six digits', () => {
    expect(isComplete(emptyBoxes)).toBe(false)
    expect(isComplete(boxes('40912.'))).toBe(false)
    expect(isComplete(boxes('409127'))).toBe(true)
  })
})
