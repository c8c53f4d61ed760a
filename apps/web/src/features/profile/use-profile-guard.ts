import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiTexts } from '../../api/api.texts.ts'
import { currentLanguage } from '../../language/language.ts'
import { useSession, type Session } from '../../session/session.ts'
import { readStored, writeStored } from '../../storage/stored-values.ts'
import { showToast } from '../../ui/toasts.ts'
import { profileTexts } from './profile.texts.ts'

export type ProfileGuard = Session & {
  /** Leaves the account by `leave` and opens a page. */
  leaveFor: (path: string, leave: () => void) => void
}

/**
 * Redirects visitors to the login and back here afterwards. Not after signing out, here or in
 * another tab.
 */
export function useProfileGuard(): ProfileGuard {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (session.state === 'signedIn') wasSignedIn.current = true
    // A stored token has not been read yet.
    if (session.state !== 'signedOut' || isLeaving.current || readStored('token') !== null) return
    if (!wasSignedIn.current || session.hasExpired === true) writeStored('pendingRedirect', pathname + search + hash)
    if (session.hasExpired === true) {
      const language = currentLanguage()
      showToast({ kind: 'info', title: profileTexts[language].loginTitle, text: apiTexts[language][401] })
    }
    void navigate('/login', { replace: true })
  }, [session, pathname, search, hash, navigate])
  const leaveFor = (path: string, leave: () => void) => {
    isLeaving.current = true
    void navigate(path)
    leave()
  }
  return { ...session, leaveFor }
}
