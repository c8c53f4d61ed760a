import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '@relampago/domain/contracts'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import { errorReply, invalidField } from './errors.ts'
import { languageOf } from './language.ts'

/** Seconds after which a client may retry while the database restarts. */
const retryUnavailableAfter = 2

/** Every failed call ends here: one body, in the caller's language, without internal details. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error, request)
    if (known.code === 'internal_error') request.log.error({ err: error }, 'a call failed')
    if (known.code === 'unavailable') {
      request.log.warn({ reason: error.message }, 'the database is away')
      void reply.header('retry-after', retryUnavailableAfter)
    }
    const { seconds } = known.parameters
    if (seconds !== undefined) void reply.header('retry-after', seconds)
    return sendError(reply, known, request)
  })
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
  return byStatus(error) ?? new AppError('internal_error', {}, { cause: error })
}

/** What Fastify itself refuses before a handler runs. */
function byStatus({ statusCode }: FastifyError): AppError | null {
  if (statusCode === 413) return new AppError('body_too_large')
  if (statusCode === 415) return new AppError('unsupported_encoding', { expected: 'application/json' })
  if (statusCode === 404) return new AppError('not_found')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new AppError('invalid_body') : null
}

type ValidationError = FastifyError & { validation: { instancePath: string }[]; validationContext?: string }

function validationError(error: FastifyError, request: FastifyRequest): AppError {
  const { validation, validationContext } = error as ValidationError
  // A path part that cannot be an id matches nothing.
  if (validationContext === 'params') return new AppError('not_found')
  const field = validation[0]?.instancePath.split('/')[1] ?? ''
  const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
  return field === '' ? new AppError('invalid_body') : invalidField(field, languageOf(request.headers), operationId)
}
