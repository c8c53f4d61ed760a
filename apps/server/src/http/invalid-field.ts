import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, fieldFix } from '@relampago/domain/contracts'

/** The error that names a field of the request and how to mend it. */
export function invalidField(field: string, language: InterfaceLanguage, call?: string): AppError {
  return new AppError('invalid_field', { field, fix: fieldFix(field, call)[language] })
}
