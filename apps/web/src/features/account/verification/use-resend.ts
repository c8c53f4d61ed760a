import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { callAccount } from '../account-calls.ts'
import { noteCodeSent, noteResendRefused, waitBeforeResend } from '../code-sent.ts'
import { ownSignUpField } from '../own-sign-up.ts'
import { useSending } from '../use-sending.ts'
import { verificationTexts } from './verification.texts.ts'

/** Milliseconds between two updates: the shown second is at most half a second old. */
const tickMs = 500

type Resend = {
  /** Whole seconds until another code may be asked for. */
  waitSeconds: number
  busy: boolean
  /** Sends the code again and shows the result. */
  resend: (onSent: () => void, onFailed: (error: unknown) => void) => Promise<void>
}

/** Sends the code again, as often as the server allows; counts down to the next time. */
export function useResend(email: string): Resend {
  const { code: texts } = useTexts(verificationTexts)
  const [now, setNow] = useState(() => Date.now())
  const { sending, send } = useSending(texts.resendFailed)
  const wait = waitBeforeResend(email, now)
  const isWaiting = wait > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = (onSent: () => void, onFailed: (error: unknown) => void) =>
    send(async () => {
      try {
        await callAccount('resendCode', { body: { email, ...ownSignUpField(email) } })
        noteCodeSent(email, Date.now())
        onSent()
      } catch (error) {
        if (error instanceof ApiError && error.retryAfter !== null) noteResendRefused(email, Date.now(), error.retryAfter)
        onFailed(error)
      } finally {
        setNow(Date.now())
      }
    })
  return { waitSeconds: Math.ceil(wait / 1000), busy: sending, resend }
}

/** Seconds as `0:38`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
