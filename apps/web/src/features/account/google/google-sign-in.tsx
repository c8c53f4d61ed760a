import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { isOwnPath } from '../../../session/own-path.ts'
import { writeStored } from '../../../storage/stored-values.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toasts.ts'
import { accountTexts } from '../account.texts.ts'
import { problemText } from '../account-calls.ts'
import { googleAddress } from './google-address.ts'
import type { GoogleOffer } from './use-google-offer.ts'
import { useSending } from '../use-sending.ts'

type Props = {
  text: 'signIn' | 'signUp'
  /** Where it stands beside the form. */
  place: 'above' | 'below'
  /**
   * Where the person wants to go afterwards. The provider leads back to the login without it, so it
   * is kept as the pending page.
   */
  redirect: string | null
  offer: GoogleOffer
}

/** Fetches the provider's address and goes there. `isLeaving` until the other site has come. */
function useGoogleSignIn(provider: string, redirect: string | null) {
  const texts = useTexts(accountTexts)
  const { sending, send } = useSending(texts.signInFailed)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // A user who navigates back from the other site gets this page from the cache, as it was left.
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
        location.assign(address)
      } catch (error) {
        showToast({ kind: 'bad', title: texts.signInFailed, text: problemText(error) })
      }
    })
  return { isLeaving: sending || isLeaving, start }
}

/** The provider's logo in its own colours: the one picture here that is not ours. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-5 in-disabled:opacity-50 in-disabled:grayscale">
      <path fill="#4285f4" d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z" />
      <path fill="#34a853" d="M24 46c5.9 0 10.9-2 14.6-5.3l-7.1-5.5a13.2 13.2 0 0 1-19.7-7H4.4v5.7A22 22 0 0 0 24 46z" />
      <path fill="#fbbc05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8l7.3-5.7z" />
      <path fill="#ea4335" d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.4 14.1l7.3 5.7A13.1 13.1 0 0 1 24 10.8z" />
    </svg>
  )
}

/**
 * Who signs in for the first time opens an account by it. The form of the sign-up has the links.
 */
function Terms({ name, hasLinks }: { name: string; hasLinks: boolean }) {
  const { google: texts } = useTexts(accountTexts)
  const part = (to: string, text: string) =>
    hasLinks ? (
      <Link to={to} target="_blank" className="underline underline-offset-4">
        {text}
      </Link>
    ) : (
      text
    )
  return (
    <p className="text-center text-small text-balance text-ink-muted">
      {texts.terms(name)} {part('/terms', texts.termsOfUse)} {texts.and} {part('/privacy', texts.privacy)}.
    </p>
  )
}

/**
 * The button and the divider to the form. Absent where Google is not set up; until that is known
 * its place is empty.
 */
export function GoogleSignIn({ text, place, redirect, offer: { state, name } }: Props) {
  const { google: texts } = useTexts(accountTexts)
  const { isLeaving, start } = useGoogleSignIn(name, redirect)
  if (state === 'off') return null
  return (
    <div className={classNames('flex gap-6', place === 'above' ? 'flex-col' : 'flex-col-reverse', state === 'asking' && 'invisible')}>
      <div className="grid gap-3">
        <Button look="outline" icon={name === 'Google' ? <GoogleMark /> : null} busy={isLeaving} disabled={state !== 'offered'} onClick={() => void start()}>
          {isLeaving ? texts.leaving(name) : texts[text](name)}
        </Button>
        <Terms name={name} hasLinks={text === 'signIn'} />
      </div>
      <p className="flex items-center justify-center gap-4 text-center text-small text-ink-faint before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {place === 'above' ? texts.orEmail : texts.or}
      </p>
    </div>
  )
}
