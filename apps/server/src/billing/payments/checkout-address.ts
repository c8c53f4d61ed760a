import type { FastifyRequest } from 'fastify'

/**
 * The whole address of a checkout. One of our own pages must have the origin the user is on, or it
 * cannot be framed: the public one, or without one, the host of this request.
 */
export function checkoutAddress(checkoutUrl: string, request: FastifyRequest, publicUrl: string): string {
  const isLocal = new URL(publicUrl).hostname === 'localhost' && request.host !== ''
  const here = isLocal ? URL.parse(checkoutUrl, `http://${request.host}`) : null
  return (here ?? new URL(checkoutUrl, publicUrl)).href
}
