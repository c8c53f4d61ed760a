import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { ApiError, type ErrorReply } from './api-error.ts'
import { apiTexts } from './api.texts.ts'

/** Codes that say no more than their status does: for them the text of the status is used. */
const plainCodes = new Set(['not_authenticated', 'forbidden', 'too_many_requests', 'internal_error'])

/**
 * Whether the reply's own text is used instead of that of its status. A 401 without a code answers
 * a sign-in.
 */
function hasOwnReason(status: number, { error_type }: ErrorReply): boolean {
  return error_type === undefined ? status === 401 : !plainCodes.has(error_type)
}

/** The seconds of a `Retry-After` header, which may also be a date: that form is not sent here. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
}

/**
 * The error of a reply outside 200 to 299. A reason that the server names is shown in the server's
 * words; otherwise 401, 403, 429 and 500 have texts of their own, and the rest show the reply's
 * message, its detail, or the bare status.
 */
export function failedReply({ status, statusText, headers }: Response, reply: ErrorReply, language: InterfaceLanguage): ApiError {
  const texts = apiTexts[language]
  const text = reply.message || reply.detail
  const ofStatus = status === 401 || status === 403 || status === 429 || status === 500 ? texts[status] : undefined
  const reason = (hasOwnReason(status, reply) && text) || ofStatus || text
  return new ApiError({
    status,
    code: reply.error_type ?? null,
    message: reason || texts.other(status, statusText),
    // "You need to be signed in" explains nothing during a sign-in.
    isExplained: Boolean(reason) && reason !== texts[401],
    retryAfter: secondsOf(headers.get('retry-after')),
    field: reply.field,
    templateName: reply.template_name,
  })
}
