import { ApiError } from '../../../api/api-error.ts'
import { currentLanguage } from '../../../language/language.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { refreshSession } from '../../../session/session.ts'
import { readStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import { templateDataTexts, type TemplateAttempt } from './template-data.texts.ts'

/** Whether a call failed because nobody is signed in: by the status, never by a text. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

type Options = {
  /** Said instead of the usual text, where the failure has one of its own. */
  text?: string
  /** Where the login leads back to. */
  path: string
}

/** Tells that something about templates did not work: without a session it offers the login. */
export async function showTemplateFailure(attempt: TemplateAttempt, error: unknown, { text, path }: Options): Promise<void> {
  if (isSignedOut(error)) {
    // A refused token is forgotten first: with it the login would lead straight back.
    if (readStored('token') !== null) await refreshSession()
    const texts = templateDataTexts[currentLanguage()]
    const action = { label: texts.login, to: carryRedirect('/login', path) }
    showToast({ kind: 'bad', title: texts.loginNeeded, text: texts.signedOut[attempt], action })
    return
  }
  const texts = templateDataTexts[currentLanguage()]
  showToast({ kind: 'bad', title: attempt === 'load' ? texts.loadFailed : texts.failed, text: text ?? texts.failures[attempt] })
}
