import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends a JSON reply that a browser may keep but has to ask about: 304 when it holds the same
 * already. The reply differs by account and language.
 */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, content: object): FastifyReply {
  // By the schema of the call.
  const text = reply.serialize(content) as string
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  void reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-language', etag: tag })
  if (isNamed(tag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Whether an If-None-Match header names the tag; weak comparison, as it asks for. */
export function isNamed(tag: string, header: string | undefined): boolean {
  return header !== undefined && (header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(tag)))
}
