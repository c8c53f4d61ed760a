import { describe, expect, it } from 'vitest'
import { readByteRange } from './send-stored-file.ts'

describe('a Range header', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['bytes=-', null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-200', { start: 0, end: 99 }],
    ['bytes=99-99999999999999999999', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s of 100 bytes', (header, range) => {
    expect(readByteRange(header, 100)).toEqual(range)
  })

  it('finds nothing in an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(readByteRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})
