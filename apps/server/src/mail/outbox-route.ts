import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { AppError } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import type { CallGuards } from '../http/call-guards.ts'
import { mailHtmlPath, outboxPage } from './outbox-page.ts'
import { readMailHtml, readOutbox } from './outbox.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/
/** What proxies write into the requests they pass on. */
const proxyHeader = /^(x-forwarded-.+|forwarded|x-real-ip|via|cf-connecting-ip)$/

/** A mail in its frame: nothing but its own inline styles, and only inside the outbox. */
const mailPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/**
 * `GET /dev/outbox`: the mails that would have been sent. Only for users of this machine: they hold
 * codes.
 */
export function registerOutbox(app: FastifyInstance, database: Database, guards: CallGuards): void {
  const options: RouteShorthandOptions = {
    config: { access: { permission: 'anyone', limit: 'read' } },
    schema: { hide: true },
    onRequest: [guards.limit('read'), refuseOthers],
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

/**
 * Allows only requests from this machine. The address is that of the connection, because headers
 * can be forged. A proxy on this machine connects from here too, so signs of one are refused: its
 * headers, and HTTP 1.0, the default of nginx. The host must be this machine's name: otherwise a
 * web page could rebind its own name to this address and read the reply.
 */
async function refuseOthers({ socket, headers, raw }: FastifyRequest): Promise<void> {
  const isFromHere = loopback.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '')
  const isPassedOn = raw.httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))
  if (!isFromHere || isPassedOn) throw new AppError('not_found')
}
