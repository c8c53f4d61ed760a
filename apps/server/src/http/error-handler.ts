import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, errors, type ErrorCode } from '@relampago/domain/contracts'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import { errorFacts } from '../log/private-text.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { errorReply, invalidField } from './errors.ts'
import { languageOf } from './language.ts'

/** Seconds until the database, a worker or room on the disk may be back. */
const retryAfter: Partial<Record<ErrorCode, number>> = { unavailable: 2, generation_stopped: 30, storage_full: 60 }
/** Refusals for a lack of ours, which its operator must see. */
const lacks: Partial<Record<ErrorCode, string>> = { unavailable: 'the database is away', storage_full: 'the disk is too full' }

/** Every failed call ends here: one body, in the caller's language, without internal details. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error, request)
    if (known.code === 'internal_error') request.log.error({ err: errorFacts(error, sentIn(request)) }, 'a call failed')
    const lack = lacks[known.code]
    if (lack !== undefined) request.log.warn({ err: errorFacts(error, sentIn(request)) }, lack)
    const { status } = errors[known.code]
    const seconds = known.parameters['seconds'] ?? retryAfter[known.code]
    if ((status === 429 || status === 503) && seconds !== undefined) void reply.header('retry-after', seconds)
    return sendError(reply, known, request)
  })
}

/** What the client chose, which the message of an error may repeat. */
function sentIn({ body, query, params, headers }: FastifyRequest): unknown[] {
  return [body, query, params, headers]
}

export function sendError(reply: FastifyReply, error: AppError, request: FastifyRequest): FastifyReply {
  const { status, body } = errorReply(error, languageOf(request.headers))
  return reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body)
}

/** The row of the error table that an error stands for. */
function knownError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error, request)
  if (isConnectionTrouble(error)) return new AppError('unavailable', {}, { cause: error })
  if (isDiskFull(error)) return new AppError('storage_full', {}, { cause: error })
  return byStatus(error) ?? new AppError('internal_error', {}, { cause: error })
}

/** What Fastify itself refuses before a handler runs. */
function byStatus({ statusCode }: FastifyError): AppError | null {
  if (statusCode === 413) return new AppError('body_too_large')
  if (statusCode === 415) return new AppError('unsupported_encoding', { expected: 'application/json' })
  if (statusCode === 404) return new AppError('not_found')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new AppError('invalid_body') : null
}

type ValidationError = FastifyError & { validation: { instancePath: string; message?: string }[]; validationContext?: string }

function validationError(error: FastifyError, request: FastifyRequest): AppError {
  const { validation, validationContext } = error as ValidationError
  // A path part that cannot be an id matches nothing.
  if (validationContext === 'params') return new AppError('not_found')
  const [first] = validation
  const field = fieldName(first?.instancePath ?? '')
  const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
  return field === '' ? new AppError('invalid_body') : invalidField(field, languageOf(request.headers), operationId, first?.message)
}

/** `effects[3].intensity` from `/effects/3/intensity`. */
function fieldName(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`))
    .join('')
}
