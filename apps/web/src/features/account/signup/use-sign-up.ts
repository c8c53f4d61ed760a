import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { writeStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import { callAccount, problemText } from '../account-calls.ts'
import { noteCodeSent, noteResendRefused } from '../code-sent.ts'
import { ownSignUpField, storeOwnSignUp } from '../own-sign-up.ts'
import { useSending } from '../use-sending.ts'
import { fullName, type SignupForm } from './signup-rules.ts'
import { signupTexts } from './signup.texts.ts'

type SignUp = {
  sending: boolean
  /** What was sent when a confirmation already waited for its address; `null` otherwise. */
  waiting: SignupForm | null
  /** `start_anew`: also when a confirmation waits. */
  create: (values: SignupForm, ifWaiting: 'ask' | 'start_anew') => void
  /** Has the confirmation that waits sent again. */
  sendAgain: (email: string) => void
}

/** Sends the sign-up and opens the page of the mail. `onRefused` gets other refusals. */
export function useSignUp(loginPath: string, onRefused: (error: ApiError) => void): SignUp {
  const texts = useTexts(signupTexts)
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<SignupForm | null>(null)
  const { sending, send } = useSending(texts.failed)

  const goToMail = (email: string) => {
    writeStored('lastSignupEmail', email)
    void navigate('/check-email')
    return 'leaving' as const
  }
  const fail = (error: unknown) => {
    const isTaken = error instanceof ApiError && error.code === 'email_taken'
    showToast({ kind: 'bad', title: texts.failed, text: problemText(error), ...(isTaken && { action: { label: texts.login, to: loginPath } }) })
    if (error instanceof ApiError) onRefused(error)
  }
  const register = async (values: SignupForm, ifWaiting: 'ask' | 'start_anew') => {
    const email = values.email.trim()
    // The choice stays until it has worked.
    if (ifWaiting === 'ask') setWaiting(null)
    try {
      const body = { email, password: values.password, name: fullName(values), terms: values.terms, if_waiting: ifWaiting }
      const { sign_up: secret } = await callAccount('register', { body })
      storeOwnSignUp({ email, secret })
      noteCodeSent(email, Date.now())
      showToast({ kind: 'good', title: texts.done, text: texts.doneText })
      return goToMail(email)
    } catch (error) {
      return error instanceof ApiError && error.code === 'sign_up_waiting' ? setWaiting(values) : fail(error)
    }
  }
  const resend = async (email: string) => {
    try {
      await callAccount('resendCode', { body: { email, ...ownSignUpField(email) } })
      noteCodeSent(email, Date.now())
      return goToMail(email)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'resend_too_soon') return fail(error)
      // One was sent less than a minute ago: it is there.
      noteResendRefused(email, Date.now(), error.retryAfter ?? 60)
      return goToMail(email)
    }
  }
  return {
    sending,
    waiting,
    create: (values, ifWaiting) => void send(() => register(values, ifWaiting)),
    sendAgain: (email) => void send(() => resend(email.trim())),
  }
}
