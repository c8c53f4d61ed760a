import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { noteCodeSent, waitBeforeResend } from './code-sent.ts'

/** Sends the code again, at most once a minute. `waitSeconds` counts down to the next time. */
export function useResend(email: string): { waitSeconds: number; busy: boolean; resend: () => Promise<void> } {
  const [now, setNow] = useState(() => Date.now())
  const [busy, setBusy] = useState(false)
  const wait = waitBeforeResend(email, now)
  const isWaiting = wait > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    setBusy(true)
    try {
      await call('resendCode', { body: { email }, on401: 'throw' })
      noteCodeSent(email, Date.now())
    } finally {
      setBusy(false)
      setNow(Date.now())
    }
  }
  return { waitSeconds: Math.ceil(wait / 1000), busy, resend }
}

/** Seconds as `0:38`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
