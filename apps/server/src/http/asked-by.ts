import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from '../limits/address-block.ts'

/** Who asks (an account, or where a visitor is), and what aborts when nobody waits any more. */
export function askedBy(request: FastifyRequest, reply: FastifyReply): { owner: string; signal: AbortSignal } {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return { owner: request.claims?.userId ?? addressBlock(request.ip), signal: gone.signal }
}
