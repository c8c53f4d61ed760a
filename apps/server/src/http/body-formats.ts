import type { FastifyRequest } from 'fastify'
import type { CallShape } from '@relampago/domain/contracts'
import { readMultipart } from './multipart.ts'

/** Content types of each encoding of a body; the first is the usual one. */
export const bodyFormats: Record<CallShape['encoding'], readonly string[]> = {
  none: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  upload: ['multipart/form-data', 'application/x-www-form-urlencoded'],
}

/**
 * Reads a multipart form. The whole form is in memory: the body limit of the call bounds it, and
 * the slots for uploads how many there are.
 */
export async function parseMultipartForm(request: FastifyRequest, body: Buffer): Promise<Record<string, string | File>> {
  return readMultipart(body, request.headers['content-type'] ?? '')
}
