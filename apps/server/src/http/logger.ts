import { pino, type Logger } from 'pino'
import type { FastifyRequest } from 'fastify'

/**
 * One line of JSON for each call and event. Bodies, headers and queries stay out: they hold
 * passwords, tokens and links.
 */
export function createLogger(level: 'info' | 'warn' | 'silent'): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0], address: request.ip }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  })
}
