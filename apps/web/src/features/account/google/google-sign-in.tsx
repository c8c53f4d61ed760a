import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { isOwnPath } from '../../../session/own-path.ts'
import { writeStored } from '../../../storage/stored-values.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toasts.ts'
import { accountTexts } from '../account.texts.ts'
import { problemText } from '../api-problem.ts'
import { GoogleMark } from './google-mark.tsx'
import { googleAddress } from './google-address.ts'
import { leaveFor } from './leave-for.ts'
import type { GoogleOffer } from './use-google-offer.ts'
import { useSending } from '../use-sending.ts'

type Props = {
  text: 'signIn' | 'signUp'
  /** Where it stands beside the form. */
  place: 'above' | 'below'
  /** Where the person wants to go afterwards. The provider leads back to the login without it, so it is kept as the pending page. */
  redirect: string | null
  offer: GoogleOffer
}

/** Fetches the provider's address and goes there. `isLeaving` until the other site has come. */
function useGoogleSignIn(provider: string, redirect: string | null) {
  const texts = useTexts(accountTexts)
  const { sending, send } = useSending(texts.signInFailed)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Somebody who presses "back" on the other site finds this page as it was left.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const start = () =>
    send(async () => {
      if (isOwnPath(redirect)) writeStored('pendingRedirect', redirect)
      try {
        const address = await googleAddress(provider)
        setLeaving(true)
        leaveFor(address)
      } catch (error) {
        showToast({ kind: 'bad', title: texts.signInFailed, text: problemText(error) })
      }
    })
  return { isLeaving: sending || isLeaving, start }
}

/** The button, and the line that parts it from the form; where Google is not set up the line says so instead. */
export function GoogleSignIn({ text, place, redirect, offer: { state, name } }: Props) {
  const { google: texts } = useTexts(accountTexts)
  const { isLeaving, start } = useGoogleSignIn(name, redirect)
  const noteId = useId()
  const isOff = state === 'off'
  return (
    <div className={classNames('flex gap-6', place === 'above' ? 'flex-col' : 'flex-col-reverse')}>
      <Button
        look="outline"
        icon={name === 'Google' ? <GoogleMark /> : null}
        busy={isLeaving}
        disabled={state !== 'offered'}
        aria-describedby={isOff ? noteId : undefined}
        onClick={() => void start()}
      >
        {isLeaving ? texts.leaving(name) : texts[text](name)}
      </Button>
      <p
        id={noteId}
        className={classNames(
          'flex items-center justify-center gap-4 text-center text-small',
          isOff ? 'text-balance text-ink-muted' : 'text-ink-faint before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline',
        )}
      >
        {isOff ? texts.off : place === 'above' ? texts.orEmail : texts.or}
      </p>
    </div>
  )
}
