import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { calls, ownMedia, photoVideo, type CallId, type CallReply, type CallShape } from '@relampago/domain/contracts'
import { schemas, type CallSchemas } from '@relampago/domain/contracts/schemas'
import type { Bytes } from '@relampago/domain/units'
import type { User } from '../database/schema.ts'
import { bodyFormats } from './body-formats.ts'
import type { CallGuards } from './call-guards.ts'
import { callSummaries } from './call-summaries.ts'
import type { TokenClaims } from './claims.ts'
import { doorGuards, type Door } from './door.ts'
import { languageOf } from './language.ts'

type Schemas = typeof schemas
type Part<Id extends CallId, Name extends 'params' | 'query' | 'headers' | 'body'> = Schemas[Id] extends { [key in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined
type Identified<Id extends CallId> = (typeof calls)[Id]['permission'] extends 'user'
  ? Id extends SelfChecking
    ? { claims: TokenClaims }
    : { claims: TokenClaims; user: User }
  : object

/**
 * One call as its handler sees it: parts checked and typed, the caller known where the table
 * demands one.
 */
export type Call<Id extends CallId> = {
  params: Part<Id, 'params'>
  query: Part<Id, 'query'>
  headers: Part<Id, 'headers'>
  body: Part<Id, 'body'>
  language: InterfaceLanguage
  request: FastifyRequest
  reply: FastifyReply
} & Identified<Id>

/** A reply by schema, or the HTTP reply itself for files and pages. */
type Handler<Id extends CallId> = (call: Call<Id>) => Promise<(Schemas[Id] extends { reply: z.ZodType } ? CallReply<Id> : never) | FastifyReply>
export type Handlers<Ids extends CallId = CallId> = { [Id in Ids]: Handler<Id> }

/**
 * These read the session in their own query, because they are asked so often. They get the claims,
 * not the user.
 */
const selfChecking = ['videoProgress'] as const satisfies readonly CallId[]
type SelfChecking = (typeof selfChecking)[number]

/** Of the other fields of a form with a file. */
const formBytes: Bytes = 64 * 1024

function largestUpload({ takesClips }: CallShape): Bytes {
  return formBytes + (takesClips === true ? ownMedia.clipBytes : photoVideo.uploadBytes)
}

/**
 * Registers each call of the table with its permission, key, rate limit and schemas. A call without
 * a handler does not compile. `development` is the door of the calls that are only for trying out.
 */
export function registerCalls(app: FastifyInstance, handlers: Handlers, guards: CallGuards, development: Door): void {
  for (const id of Object.keys(calls) as CallId[]) {
    const door = (calls[id] as CallShape).developmentOnly === true ? development : 'everyone'
    if (door !== 'closed') registerCall(app, id, handlers[id] as unknown as Handler<'me'>, { ...guards, door: doorGuards(door) })
  }
}

function registerCall(app: FastifyInstance, id: CallId, handler: Handler<'me'>, guards: CallGuards & { door: onRequestAsyncHookHandler[] }): void {
  const shape: CallShape = calls[id]
  const { params, query, headers, body, reply: replySchema } = schemas[id] as CallSchemas
  const schema: RouteShorthandOptions['schema'] = {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
    ...(replySchema === undefined ? {} : { response: { 200: replySchema } }),
    tags: [tagOf(shape.path)],
    operationId: id,
    summary: callSummaries[id],
    ...(shape.encoding === 'none' ? {} : { consumes: [...bodyFormats[shape.encoding]] }),
    security: securityOf(shape),
  }
  const checksItself = (selfChecking as readonly CallId[]).includes(id)
  app.route({
    method: shape.method,
    url: shape.path,
    exposeHeadRoute: shape.once !== true,
    config: { access: { permission: shape.permission, limit: shape.limit } },
    schema,
    ...(shape.encoding === 'upload' ? { bodyLimit: largestUpload(shape) } : {}),
    // The sign-in comes first: only a valid one is told what is wrong with its parameters.
    attachValidation: checksItself,
    onRequest: [...guards.onRequest(shape, checksItself), ...guards.door],
    preHandler: guards.preHandler(shape),
    onSend: guards.onSend(shape),
    handler: async (request, reply) => {
      const { claims, user, validationError } = request
      if (validationError !== undefined) {
        if (claims !== null) await guards.loadUser(claims)
        throw validationError
      }
      // Tokens and personal data are not cached; a handler may allow it for its reply.
      void reply.header('cache-control', 'no-store')
      const { params: pathParts, query: search, headers: sent, body: content } = request
      const call = { params: pathParts, query: search, headers: sent, body: content, language: languageOf(sent), request, reply, claims, user }
      return handler(call as unknown as Call<'me'>)
    },
  })
}

/** The chapter of the description that a call stands in. */
function tagOf(path: string): string {
  if (path.startsWith('/api/payment/')) return 'payment'
  if (path.startsWith('/api/templates') || path.startsWith('/static/templates')) return 'templates'
  return path.startsWith('/auth/') ? 'accounts' : 'videos'
}

/** One entry: all schemes in it are needed. Several entries would be alternatives. */
function securityOf({ apiKey, permission }: CallShape): Record<string, string[]>[] {
  if (!apiKey && permission === 'anyone') return []
  return [{ ...(apiKey ? { apiKey: [] } : {}), ...(permission === 'user' ? { bearer: [] } : {}) }]
}
