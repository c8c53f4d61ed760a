import type { FastifyRequest } from 'fastify'

/**
 * The whole address of a checkout. A page of our own must have the origin that the person is on, or it cannot be framed: the public one, or
 * on a machine without one, the name under which this request came.
 */
export function checkoutAddress(checkoutUrl: string, request: FastifyRequest, publicUrl: string): string {
  const isLocal = new URL(publicUrl).hostname === 'localhost' && request.host !== ''
  const here = isLocal ? URL.parse(checkoutUrl, `http://${request.host}`) : null
  return (here ?? new URL(checkoutUrl, publicUrl)).href
}
