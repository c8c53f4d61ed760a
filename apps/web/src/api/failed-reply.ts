import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { ApiError, type ErrorReply } from './api-error.ts'
import { apiTexts } from './api.texts.ts'

/** Codes that say no more than their status does: for them the text of the status is used. */
const plainCodes = new Set(['not_authenticated', 'forbidden', 'too_many_requests', 'internal_error'])

function isTold(reply: ErrorReply): boolean {
  return reply.error_type !== undefined && !plainCodes.has(reply.error_type)
}

/**
 * The error of a reply outside 200 to 299. A reason that the server names is shown in the server's words; otherwise 401, 403, 429 and 500 have
 * texts of their own, and the rest show the reply's message, its detail, or the bare status.
 */
export function failedReply(status: number, statusText: string, reply: ErrorReply, language: InterfaceLanguage): ApiError {
  const texts = apiTexts[language]
  const told = reply.message || reply.detail
  const ofStatus = status === 401 || status === 403 || status === 429 || status === 500 ? texts[status] : undefined
  const message = (isTold(reply) ? told : ofStatus) ?? (told || texts.other(status, statusText))
  return new ApiError({ status, code: reply.error_type ?? null, message, field: reply.field, templateName: reply.template_name })
}
