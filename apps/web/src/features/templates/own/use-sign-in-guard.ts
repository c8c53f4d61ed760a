import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSession, type Session } from '../../../session/session.ts'
import { readStored } from '../../../storage/stored-values.ts'

/**
 * Sends visitors to the login, which leads back to `path`, a plain one of ours; after signing out,
 * here or in another tab, it does not: the next person may be another.
 */
export function useSignInGuard(path: string): Session {
  const session = useSession()
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (session.state === 'signedIn') wasSignedIn.current = true
    // A stored token has not been read yet.
    if (session.state !== 'signedOut' || readStored('token') !== null) return
    const leadsBack = !wasSignedIn.current || session.hasExpired === true
    void navigate(leadsBack ? `/login?redirect=${path}` : '/login', { replace: true })
  }, [session, path, navigate])
  return session
}
