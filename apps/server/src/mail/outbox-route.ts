import type { FastifyInstance } from 'fastify'
import { AppError } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import type { CallGuards } from '../http/call-guards.ts'
import { readOutbox } from './outbox.ts'
import { outboxPage } from './outbox-page.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** `GET /dev/outbox`: the mails that would have been sent. For development, and only on this machine: they hold codes. */
export function registerOutbox(app: FastifyInstance, database: Database, guards: CallGuards): void {
  app.get('/dev/outbox', { config: { access: { permission: 'anyone', limit: 'read' } }, onRequest: [guards.limit('read')] }, async (request, reply) => {
    // The address of the connection itself, and nothing that came through a proxy: headers may lie.
    const isDirect = loopback.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    if (!isDirect) throw new AppError('not_found')
    const mails = await database.read((queries) => readOutbox(queries))
    void reply.header('cache-control', 'no-store')
    if ((request.headers.accept ?? '').includes('application/json')) return mails
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails))
  })
}
