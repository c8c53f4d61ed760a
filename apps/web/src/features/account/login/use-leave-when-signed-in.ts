import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pathAfterLogin } from '../../../session/own-path.ts'
import { useSession } from '../../../session/session.ts'

/**
 * Redirects signed-in users to the page they wanted. `isBusy`: the sign-in is still in progress.
 * A stored session that the server may refuse keeps the form open, with what was typed into it.
 */
export function useLeaveWhenSignedIn(redirect: string | null, isBusy: boolean): void {
  const navigate = useNavigate()
  const { state, isUnconfirmed } = useSession()
  // The pending page can be read only once, and an effect may run twice.
  const target = useRef<string | null>(null)
  useEffect(() => {
    if (state !== 'signedIn' || isUnconfirmed === true || isBusy) return
    target.current ??= pathAfterLogin(redirect)
    void navigate(target.current, { replace: true })
  }, [state, isUnconfirmed, isBusy, redirect, navigate])
}
