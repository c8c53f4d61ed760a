import type { ErrorBody, ErrorCode } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'

/** No reply at all: no connection, or the server is down. */
export const noReply = 0

type ApiErrorFacts = {
  status: number
  code?: string | null
  message: string
  isExplained?: boolean
  retryAfter?: Seconds | null
  field?: string | undefined
  templateName?: string | undefined
  cause?: unknown
}

/** A call that did not succeed. Pages decide by `status` and `code`, never by the text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when nothing answered. */
  readonly status: number
  /** From the error table, when the server named it. */
  readonly code: ErrorCode | (string & {}) | null
  /**
   * Whether the message gives a reason. False where it only names the status: a page with a better
   * text uses that.
   */
  readonly isExplained: boolean
  /** How long the server asks to wait before another try, or `null`. */
  readonly retryAfter: Seconds | null
  readonly field: string | null
  readonly templateName: string | null

  constructor({ status, code, message, isExplained = true, retryAfter, field, templateName, cause }: ApiErrorFacts) {
    super(message, { cause })
    this.status = status
    this.code = code ?? null
    this.isExplained = isExplained
    this.retryAfter = retryAfter ?? null
    this.field = field ?? null
    this.templateName = templateName ?? null
  }
}

export type ErrorReply = Partial<ErrorBody>
