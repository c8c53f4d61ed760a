import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import { AppError, calls, errors, photoVideo, type CallShape, type ErrorCode, type Permission } from '@relampago/domain/contracts'
import type { Bytes, Seconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { addressBlock } from '../limits/address-block.ts'
import { attemptsPerMinuteAndEmail, countedBy, type LimitName } from '../limits/rate-limits.ts'
import { createSlots, type SlotLimits } from '../limits/slots.ts'
import { createRequestLimits, type RequestLimits } from '../limits/request-limits.ts'
import { bodyFormats } from './body-formats.ts'
import type { TokenClaims } from './claims.ts'

/**
 * What every route must declare: who may call it, and how often. A route without it does not start.
 */
type Access = { permission: Permission; limit: LimitName | 'none' }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

export type CallGuardOptions = {
  app: FastifyInstance
  database: Database
  /** Claims of a token that is ours and still valid, else `null`. */
  readToken: (token: string) => Promise<TokenClaims | null>
  /** The account of a session. Throws `not_authenticated` when it has ended. */
  loadUser: (claims: TokenClaims) => Promise<User>
  apiKey: string
  now: () => Date
  requestsPerMinute: Record<LimitName, number>
  attemptsPerMinuteAndEmail?: number
}

/** Checks between the network and the handlers. */
export type CallGuards = {
  /**
   * Before the body is read: limit, API key, sign-in, encoding. `checksItself`: the handler reads
   * the session.
   */
  onRequest: (shape: CallShape, checksItself: boolean) => onRequestAsyncHookHandler[]
  /** With the body: the limits for one e-mail. */
  preHandler: (shape: CallShape) => preHandlerAsyncHookHandler[]
  /** With the reply: the outcome of a sign-in. */
  onSend: (shape: CallShape) => onSendAsyncHookHandler[]
  loadUser: (claims: TokenClaims) => Promise<User>
  /** The limit alone, for routes that are no calls. */
  limit: (name: LimitName) => onRequestAsyncHookHandler
}

const checkSignedIn: onRequestAsyncHookHandler = async ({ claims }) => {
  if (claims === null) throw new AppError('not_authenticated')
}

export function createCallGuards({ app, database, readToken, loadUser, apiKey, now, requestsPerMinute, ...options }: CallGuardOptions): CallGuards {
  app.decorateRequest('claims', null)
  app.decorateRequest('user', null)
  const expectedKey = sha256(apiKey)

  const readClaims: onRequestAsyncHookHandler = async (request) => {
    const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
    request.claims = token === undefined ? null : await readToken(token)
  }
  const checkKey: onRequestAsyncHookHandler = async (request) => {
    const given = request.headers['x-api-key']
    if (typeof given !== 'string' || !timingSafeEqual(sha256(given), expectedKey)) throw new AppError('api_key_invalid')
  }
  const readUser: onRequestAsyncHookHandler = async (request) => {
    if (request.claims !== null) request.user = await loadUser(request.claims)
  }
  const limits = createRequestLimits({ database, now, requestsPerMinute, log: (message) => app.log.warn(message) })
  function limit(name: LimitName, permission: Permission = 'anyone'): onRequestAsyncHookHandler {
    // Where passwords and codes can be tried without a sign-in, an account must not give more
    // tries: they count for the address.
    const isForAddress = permission === 'anyone' && countedBy[name] === 'strict'
    return async (request, reply) => {
      const who = request.claims === null || isForAddress ? addressBlock(request.ip) : `user ${request.claims.userId}`
      refuse(await limits.take(name, `${request.routeOptions.url ?? 'nothing'} ${who}`), reply)
    }
  }
  const tries = guardTries(limits, options.attemptsPerMinuteAndEmail ?? attemptsPerMinuteAndEmail)

  return {
    limit,
    loadUser,
    onRequest: (shape, checksItself) => [
      readClaims,
      limit(shape.limit, shape.permission),
      ...(shape.apiKey ? [checkKey] : []),
      ...(shape.permission === 'user' ? [checkSignedIn] : []),
      ...(shape.permission === 'user' && !checksItself ? [readUser] : []),
      checkEncoding(shape),
      ...(shape.encoding === 'upload' ? [takeUploadSlot(() => true, uploads)] : []),
      ...(shape.takesClips === true ? [takeUploadSlot((bytes) => bytes > 2 * photoVideo.uploadBytes, largeUploads)] : []),
    ],
    ...tries,
  }
}

/**
 * Uploads of all calls that one process receives or answers at the same time. Each holds up to
 * three times its bytes in memory while its form is read, and its bytes after that.
 */
const uploads = { total: 24, perOwner: 2 }
/** Of those, what is larger than a picture: a clip has up to 64 MB. */
const largeUploads = { total: 3, perOwner: 1 }
const retryUploadAfter: Seconds = 5

/** Bounds what uploads hold in memory, before anything of a body is read. */
function takeUploadSlot(counts: (bytes: Bytes) => boolean, limits: SlotLimits): onRequestAsyncHookHandler {
  const slots = createSlots(limits)
  return async (request, reply) => {
    // What does not say how long it is may be as long as it likes.
    if (!counts(Number(request.headers['content-length'] ?? Infinity))) return
    const slot = slots.take(request.claims?.userId ?? '')
    if (slot === 'own') throw new AppError('too_many_uploads', { seconds: retryUploadAfter })
    if (slot === 'full') throw new AppError('images_busy', { seconds: retryUploadAfter })
    // After the reply, or when the client is gone.
    reply.raw.once('close', slot).once('finish', slot)
  }
}

/** Counts tries of passwords and codes for one e-mail, right or wrong. */
function guardTries(limits: RequestLimits, perEmail: number): Pick<CallGuards, 'preHandler' | 'onSend'> {
  const limitForEmail: preHandlerAsyncHookHandler = async (request, reply) => {
    // Without an e-mail or a sign-in there is no password or code to guess; links are too long for
    // that.
    const email = emailOf(request)
    const account = email || request.claims?.userId
    // A stolen token may be used from anywhere, but it guesses at one password.
    const from = email === '' ? 'anywhere' : addressBlock(request.ip)
    if (account !== undefined) refuse(await limits.takeForEmail(account, from, perEmail), reply)
  }
  // Only what was counted may be taken back: a request that fails earlier must not lower the count.
  const counted = new WeakSet<FastifyRequest>()
  const limitSignIn: preHandlerAsyncHookHandler = async (request, reply) => {
    refuse(await limits.takeSignIn(emailOf(request), addressBlock(request.ip)), reply)
    counted.add(request)
  }
  const noteSignIn: onSendAsyncHookHandler = async (request, reply) => {
    const cameIn = reply.statusCode === 200
    // An unverified account gave the right password too.
    const wasRight = cameIn || reply.statusCode === errors.email_not_verified.status
    if (wasRight && counted.delete(request)) await limits.signedIn(emailOf(request), addressBlock(request.ip), cameIn)
  }
  const limitCode: preHandlerAsyncHookHandler = async (request, reply) => {
    // A link instead of a code, which cannot be guessed.
    if (emailOf(request) === '') return
    refuse(await limits.takeCodeTry(emailOf(request)), reply, 'too_many_codes')
    counted.add(request)
  }
  const noteCode: onSendAsyncHookHandler = async (request, reply) => {
    if (reply.statusCode === 200 && counted.delete(request)) await limits.codeWasRight(emailOf(request))
  }
  const ofPath: Record<string, { before: preHandlerAsyncHookHandler; after: onSendAsyncHookHandler }> = {
    [calls.login.path]: { before: limitSignIn, after: noteSignIn },
    ...Object.fromEntries([calls.verifyCode, calls.signUpFacts, calls.refuseSignUp].map(({ path }) => [path, { before: limitCode, after: noteCode }])),
  }

  return {
    preHandler({ limit, path }) {
      const own = ofPath[path]
      return [...(limit === 'login' || limit === 'code' ? [limitForEmail] : []), ...(own === undefined ? [] : [own.before])]
    },
    onSend({ path }) {
      const own = ofPath[path]
      return own === undefined ? [] : [own.after]
    },
  }
}

function checkEncoding(shape: CallShape): onRequestAsyncHookHandler {
  return async (request) => {
    const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';')
    const accepted = bodyFormats[shape.encoding]
    if (accepted.length > 0 && !accepted.includes(type.trim())) throw new AppError('unsupported_encoding', { expected: accepted[0] ?? '' })
  }
}

/** Comparing hashes takes the same time wherever the keys differ, and whatever their length. */
function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Rejects a request that came too early. */
function refuse(secondsLeft: number | null, reply: FastifyReply, code: ErrorCode = 'too_many_requests'): void {
  if (secondsLeft === null) return
  void reply.header('retry-after', secondsLeft)
  throw new AppError(code, { hours: Math.ceil(secondsLeft / 3600) })
}

function emailOf(request: FastifyRequest): string {
  const { email, username } = (request.body ?? {}) as { email?: string; username?: string }
  return email ?? username ?? ''
}
