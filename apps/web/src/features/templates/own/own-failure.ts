import { ApiError } from '../../../api/api-error.ts'
import { currentLanguage } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { showToast } from '../../../ui/toasts.ts'
import { isSignedOut, showTemplateFailure } from '../data/failure-toast.ts'
import type { TemplateAttempt } from '../data/template-data.texts.ts'
import { ownTexts, type OwnAttempt } from './own.texts.ts'

/** Where the login leads back to. */
export const ownPath = '/my-templates'

/** What is said without a session. */
const withoutSession: Record<OwnAttempt, TemplateAttempt> = { load: 'load', visibility: 'unpublish', delete: 'delete', duplicate: 'unpublish' }

/** Says, and logs, that something on this page did not work. */
export async function showOwnFailure(attempt: OwnAttempt, error: unknown): Promise<void> {
  logError(`my templates: ${attempt} failed`, error)
  if (isSignedOut(error)) return await showTemplateFailure(withoutSession[attempt], error, { path: ownPath })
  const texts = ownTexts[currentLanguage()]
  // The limit of templates says what to do; the other texts are the specification's.
  const reason = attempt === 'duplicate' && error instanceof ApiError && error.code === 'template_limit' ? error.message : texts.failures[attempt]
  showToast({ kind: 'bad', title: texts.error, text: reason })
}
