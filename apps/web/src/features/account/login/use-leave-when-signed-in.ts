import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pathAfterLogin } from '../../../session/own-path.ts'
import { useSession } from '../../../session/session.ts'

/** Leads whoever is signed in, already or just now, to where they wanted to go. `isBusy`: signing in is not over yet. */
export function useLeaveWhenSignedIn(redirect: string | null, isBusy: boolean): void {
  const navigate = useNavigate()
  const { state } = useSession()
  // The pending page can be taken only once, an effect may run twice.
  const target = useRef<string | null>(null)
  useEffect(() => {
    if (state !== 'signedIn' || isBusy) return
    target.current ??= pathAfterLogin(redirect)
    void navigate(target.current, { replace: true })
  }, [state, isBusy, redirect, navigate])
}
