import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { AppError } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import type { CallGuards } from '../http/call-guards.ts'
import { doorGuards, type Door } from '../http/door.ts'
import { mailHtmlPath, outboxPage } from './outbox-page.ts'
import { readMailHtml, readOutbox } from './outbox.ts'

/** A mail in its frame: nothing but its own inline styles, and only inside the outbox. */
const mailPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/**
 * `GET /dev/outbox`: the mails that would have been sent. By default only for users of this
 * machine: they hold codes.
 */
export function registerOutbox(app: FastifyInstance, database: Database, guards: CallGuards, door: Door): void {
  if (door === 'closed') return
  const options: RouteShorthandOptions = {
    config: { access: { permission: 'anyone', limit: 'read' } },
    schema: { hide: true },
    onRequest: [guards.limit('read'), ...doorGuards(door)],
  }
  app.get('/dev/outbox', options, async (request, reply) => {
    const mails = await database.read((queries) => readOutbox(queries))
    void reply.header('cache-control', 'no-store')
    if ((request.headers.accept ?? '').includes('application/json')) return mails.map(({ mail }) => mail)
    return reply.type('text/html; charset=utf-8').send(outboxPage(mails))
  })
  app.get<{ Params: { id: string } }>(mailHtmlPath, options, async (request, reply) => {
    const id = Number(request.params.id)
    const html = Number.isSafeInteger(id) ? await database.read((queries) => readMailHtml(queries, id)) : null
    if (html === null) throw new AppError('not_found')
    const headers = { 'cache-control': 'no-store', 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' }
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })
}
