import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '@relampago/domain/contracts'
import type { ByteRange, Storage } from '../storage/storage.ts'

export type StoredFile = {
  storage: Storage
  key: string
  bytes: number
  type: string
  headers?: Record<string, string>
  /** Error of a file that is gone, by hand or with its disk. */
  missing?: ErrorCode
}

/** Sends a stored file, or the part that was asked for, so that players can seek. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, bytes, type, headers, missing = 'not_found' }: StoredFile,
): Promise<FastifyReply> {
  const range = readByteRange(request.headers.range, bytes)
  const hasNoBody = request.method === 'HEAD' || range === 'unsatisfiable'
  const stream = hasNoBody ? await emptyIfThere(storage, key) : await storage.getStream(key, range ?? undefined)
  if (stream === null) throw new AppError(missing)
  void reply.headers({ 'accept-ranges': 'bytes', ...headers })
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  void reply.type(type)
  if (range !== null) {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  }
  void reply.header('content-length', range === null ? bytes : range.end - range.start + 1)
  return reply.send(stream)
}

/** An empty stream, because the framework would set a length of 0 for anything else. */
async function emptyIfThere(storage: Storage, key: string): Promise<Readable | null> {
  return (await storage.head(key)) === null ? null : Readable.from([])
}

/**
 * The part of a file of `bytes` bytes that a Range header asks for: `null` for the whole (also for
 * several parts or an invalid header, which may be ignored), `'unsatisfiable'` when it is outside.
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
