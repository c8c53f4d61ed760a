import type { ByteRange } from '../storage/storage.ts'

/**
 * The part of a file of `bytes` bytes that a Range header asks for: `null` for the whole (also for headers that ask for several
 * parts or are no ranges, which may be ignored), `'unsatisfiable'` when it lies outside.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '') return last === '' ? null : lastBytes(Number(last), bytes)
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= bytes ? 'unsatisfiable' : { start, end }
}

function lastBytes(count: number, bytes: number): ByteRange | 'unsatisfiable' {
  return count === 0 || bytes === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - count), end: bytes - 1 }
}
