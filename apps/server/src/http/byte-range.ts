import type { ByteRange } from '../storage/storage.ts'

/**
 * The part of a file of `bytes` bytes that a Range header asks for: `null` for the whole (also for headers that ask for several
 * parts or are no ranges, which may be ignored), `'unsatisfiable'` when it lies outside.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    // The last so many bytes.
    const count = Number(last)
    return count === 0 || bytes === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - count), end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= bytes ? 'unsatisfiable' : { start, end }
}
