import type { FastifyInstance } from 'fastify'
import { answerProbe, type Checks } from './readiness.ts'

/**
 * `/livez` and `/readyz`. Not rate-limited: users behind the same proxy would use up the limit, and
 * the API would be taken for dead. Each look counts for a second, so that many requests cost little
 * more than their sockets.
 */
export function registerProbes(app: FastifyInstance, checks: Checks): void {
  for (const path of ['/livez', '/readyz'])
    app.get(path, { config: { access: { permission: 'anyone', limit: 'none' } }, schema: { hide: true }, onRequest: [] }, async (request, reply) => {
      const answer = await answerProbe(checks, path, request.url.split('?')[1] ?? '')
      return reply
        .code(answer?.status ?? 404)
        .header('cache-control', 'no-store')
        .send(answer?.body)
    })
}
