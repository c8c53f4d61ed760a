import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { whenUnauthorized } from '../api/unauthorized.ts'
import { currentLanguage } from '../language/language.ts'
import { endSession } from '../session/session.ts'
import { carryRedirect } from '../session/own-path.ts'
import { readStored, writeStored } from '../storage/stored-values.ts'
import { showToast } from '../ui/toasts.ts'
import { appTexts } from './app.texts.ts'

/** A refused token leads to the login, and back to this page afterwards. */
export function useLoginOn401(): void {
  const navigate = useNavigate()
  useEffect(() => {
    whenUnauthorized((text) => {
      const wanted = readStored('pendingRedirect')
      endSession()
      if (location.pathname === '/login') {
        // The login that is open leads there.
        if (wanted !== null) writeStored('pendingRedirect', wanted)
        return
      }
      const path = location.pathname + location.search
      writeStored('pendingRedirect', path)
      showToast({ kind: 'info', title: appTexts[currentLanguage()].loginNeeded, text })
      // In the address too: the stored one is shared by all tabs and used up by the first login.
      void navigate(carryRedirect('/login', path))
    })
    return () => whenUnauthorized(() => {})
  }, [navigate])
}
