import type { ErrorBody, ErrorCode } from '@relampago/domain/contracts'

/** No reply at all: no connection, or the server is down. */
export const noReply = 0

type ApiErrorFacts = { status: number; code?: string | null; message: string; field?: string | undefined; templateName?: string | undefined; cause?: unknown }

/** A call that did not succeed. Pages decide by `status` and `code`, never by the text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when nothing answered. */
  readonly status: number
  /** From the error table, when the server named it. */
  readonly code: ErrorCode | (string & {}) | null
  readonly field: string | null
  readonly templateName: string | null

  constructor({ status, code, message, field, templateName, cause }: ApiErrorFacts) {
    super(message, { cause })
    this.status = status
    this.code = code ?? null
    this.field = field ?? null
    this.templateName = templateName ?? null
  }
}

export type ErrorReply = Partial<ErrorBody>
