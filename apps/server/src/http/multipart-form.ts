import type { FastifyRequest } from 'fastify'
import { AppError } from '@relampago/domain/contracts'

/** Reads the text fields of a small multipart form; files in it are ignored. For the calls that take forms, whichever way a client encodes them. */
export async function parseMultipartForm(request: FastifyRequest, body: Buffer): Promise<Record<string, string>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData()
    return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch (error) {
    throw new AppError('invalid_body', {}, { cause: error })
  }
}
