import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import { normalizeIP } from '@fastify/rate-limit'
import { AppError, type CallShape } from '@relampago/domain/contracts'
import type { Accounts } from '../accounts/accounts.ts'
import type { TokenClaims, Tokens } from '../accounts/tokens.ts'
import type { User } from '../database/schema.ts'
import { attemptsPerMinuteAndEmail, type LimitName } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the bearer token names; `null` without a valid one. */
    claims: TokenClaims | null
  }
}

export type CallGuardOptions = {
  app: FastifyInstance
  tokens: Tokens
  accounts: Accounts
  apiKey: string
  requestsPerMinute: Record<LimitName, number>
  attemptsPerMinuteAndEmail?: number
}

/** What stands between the network and the handlers. */
export type CallGuards = {
  /** Before the body is read: limit, API key, sign-in, encoding. */
  onRequest: (shape: CallShape) => onRequestAsyncHookHandler[]
  /** With the body: the limit for one e-mail. */
  preHandler: (shape: CallShape) => preHandlerAsyncHookHandler[]
  loadUser: (claims: TokenClaims) => Promise<User>
  /** The limit alone, for routes that are no calls. */
  limit: (name: LimitName) => onRequestAsyncHookHandler
}

const minuteMs = 60_000
const encodings: Record<CallShape['encoding'], readonly string[]> = {
  none: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
}

export function createCallGuards({ app, tokens, accounts, apiKey, requestsPerMinute, ...options }: CallGuardOptions): CallGuards {
  app.decorateRequest('claims', null)
  const expectedKey = sha256(apiKey)

  const readClaims: onRequestAsyncHookHandler = async (request) => {
    const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
    request.claims = token === undefined ? null : await tokens.read(token)
  }
  const checkKey: onRequestAsyncHookHandler = async (request) => {
    const given = request.headers['x-api-key']
    if (typeof given !== 'string' || !timingSafeEqual(sha256(given), expectedKey)) throw new AppError('api_key_invalid')
  }
  const checkSignedIn: onRequestAsyncHookHandler = async (request) => {
    if (request.claims === null) throw new AppError('not_authenticated')
  }
  function checkEncoding(shape: CallShape): onRequestAsyncHookHandler {
    return async (request) => {
      const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';')
      const accepted = encodings[shape.encoding]
      if (accepted.length > 0 && !accepted.includes(type.trim())) throw new AppError('unsupported_encoding', { expected: accepted[0] ?? '' })
    }
  }
  function limit(name: LimitName): onRequestAsyncHookHandler {
    return app.rateLimit({
      max: requestsPerMinute[name],
      timeWindow: minuteMs,
      keyGenerator: (request) => (request.claims === null ? addressOf(request) : `user ${request.claims.userId}`),
      errorResponseBuilder: () => new AppError('too_many_requests'),
    }) as onRequestAsyncHookHandler
  }

  const countForEmail = app.createRateLimit({
    max: options.attemptsPerMinuteAndEmail ?? attemptsPerMinuteAndEmail,
    timeWindow: minuteMs,
    keyGenerator: (request) => `${addressOf(request)} ${emailOf(request)}`,
  })
  const limitForEmail: preHandlerAsyncHookHandler = async (request, reply) => {
    const count = await countForEmail(request)
    if (count.isAllowed || !count.isExceeded) return
    void reply.header('retry-after', count.ttlInSeconds)
    throw new AppError('too_many_requests')
  }

  return {
    limit,
    loadUser: (claims) => accounts.userOfToken(claims),
    onRequest: (shape) => [
      readClaims,
      limit(shape.limit),
      ...(shape.apiKey ? [checkKey] : []),
      ...(shape.permission === 'user' ? [checkSignedIn] : []),
      checkEncoding(shape),
    ],
    preHandler: (shape) => (shape.limit === 'login' || shape.limit === 'code' ? [limitForEmail] : []),
  }
}

/** Comparing hashes takes the same time wherever the keys differ, also in length. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** One household counts as one: it owns a whole /64 of IPv6 addresses. */
function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64)
}

function emailOf(request: FastifyRequest): string {
  const { email, username } = (request.body ?? {}) as { email?: string; username?: string }
  return email ?? username ?? ''
}
