import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, errors, errorText, fieldFix, type ErrorBody, type ErrorCode } from '@relampago/domain/contracts'

/** The name of an error for programs: its code, with one name for both limits. */
export function errorTypeOf(code: ErrorCode): string {
  return code === 'quota_daily_exceeded' || code === 'quota_monthly_exceeded' ? 'quota_exceeded' : code
}

/** Status and body of a failed call. */
export function errorReply({ code, parameters }: Pick<AppError, 'code' | 'parameters'>, language: InterfaceLanguage): { status: number; body: ErrorBody } {
  const text = errorText(code, language, parameters)
  const { field, template } = parameters
  return {
    status: errors[code].status,
    body: {
      success: false,
      message: text,
      detail: text,
      error: text,
      error_type: errorTypeOf(code),
      ...(code === 'invalid_field' && field !== undefined ? { field: String(field) } : {}),
      ...((code === 'template_restriction' || code === 'template_unavailable') && template !== undefined ? { template_name: String(template) } : {}),
    },
  }
}

/** The error that names a field of the request and how to correct it. */
export function invalidField(field: string, language: InterfaceLanguage, call?: string, rule?: string): AppError {
  return new AppError('invalid_field', { field, fix: fieldFix(field, call, rule)[language] })
}
