import type { FastifyRequest } from 'fastify'
import { AppError, type CallShape } from '@relampago/domain/contracts'

/** Content types of each encoding of a body; the first is the usual one. */
export const bodyFormats: Record<CallShape['encoding'], readonly string[]> = {
  none: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  upload: ['multipart/form-data', 'application/x-www-form-urlencoded'],
}

/**
 * Reads the fields of a multipart form, texts and files; of several with one name the last counts.
 * The whole form is in memory: the body limit of the call bounds it.
 */
export async function parseMultipartForm(request: FastifyRequest, body: Buffer): Promise<Record<string, string | File>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData()
    return Object.fromEntries(form)
  } catch (error) {
    throw new AppError('invalid_body', {}, { cause: error })
  }
}
