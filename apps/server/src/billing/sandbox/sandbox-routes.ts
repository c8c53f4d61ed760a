import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { toInterfaceLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { CallGuards } from '../../http/call-guards.ts'
import { doorGuards, type Door } from '../../http/door.ts'
import { pageLanguageOf } from '../../http/language.ts'
import { sandboxDecisions } from './sandbox-books.ts'
import { sandboxPage, sandboxPagePolicy } from './sandbox-page.ts'
import { sandboxPagePath, type Sandbox } from './sandbox-provider.ts'

type Visit = { Params: { ref: string }; Querystring: { language?: string }; Body: { decision?: string } | null }

/**
 * The page on which a payment in the sandbox is decided. As with a real checkout, its address is
 * enough: it cannot be guessed.
 */
export function registerSandboxPage(app: FastifyInstance, { books, sendNotifications }: Sandbox, guards: CallGuards, door: Door): void {
  if (door === 'closed') return
  const options: RouteShorthandOptions = {
    config: { access: { permission: 'anyone', limit: 'read' } },
    schema: { hide: true },
    onRequest: [guards.limit('read'), ...doorGuards(door)],
  }
  app.get<Visit>(sandboxPagePath, options, async (request, reply) => {
    const payment = await books.find(request.params.ref)
    if (payment === null) throw new AppError('not_found')
    return sendPage(reply, sandboxPage(payment, languageOf(request)))
  })
  app.post<Visit>(sandboxPagePath, options, async (request, reply) => {
    const { ref } = request.params
    const decision = sandboxDecisions.find((one) => one === request.body?.decision)
    if (decision === undefined) throw new AppError('invalid_body')
    if ((await books.decide(ref, decision)) === null) throw new AppError('not_found')
    await sendNotifications()
    return reply.redirect(`${sandboxPagePath.replace(':ref', encodeURIComponent(ref))}?language=${languageOf(request)}`, 303)
  })
}

/** Only our own pages may frame it; no other page of ours may be framed. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': sandboxPagePolicy, 'x-frame-options': 'SAMEORIGIN' }
  return reply.headers(headers).type('text/html; charset=utf-8').send(page)
}

function languageOf(request: FastifyRequest<Visit>): InterfaceLanguage {
  return toInterfaceLanguage(request.query.language) ?? pageLanguageOf(request.headers)
}
