import { Link } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountTexts } from '../account.texts.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { useGoogleOffer } from '../google/use-google-offer.ts'
import { useGoogleReturn } from '../google/use-google-return.ts'
import { useSending } from '../use-sending.ts'
import { LoginForm } from './login-form.tsx'
import { loginTexts } from './login.texts.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

/** Shown while the code that the provider sent back is exchanged. */
function Returning() {
  const { google } = useTexts(accountTexts)
  return (
    <output className="mt-7 flex min-h-12 items-center gap-3 text-ink-muted">
      <span aria-hidden className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
      {google.returning}
    </output>
  )
}

export function LoginPage() {
  const texts = useTexts(loginTexts)
  const { signInFailed } = useTexts(accountTexts)
  const redirect = useAddressParameter('redirect') ?? null
  const { sending, send } = useSending(signInFailed)
  const offer = useGoogleOffer()
  const isReturning = useGoogleReturn(offer)
  useLeaveWhenSignedIn(redirect, sending || isReturning)
  return (
    <AccountFrame poster={texts.poster}>
      <PageHead title={texts.page} description={texts.description} isPrivate />
      <h1 className="type-title">{texts.title}</h1>
      {isReturning ? (
        <Returning />
      ) : (
        <>
          <div className="mt-7 flex flex-col gap-6">
            <GoogleSignIn text="signIn" place="above" redirect={redirect} offer={offer} />
            <LoginForm redirect={redirect} sending={sending} send={send} />
          </div>
          <p className="mt-6 text-center text-small text-ink-muted">
            {texts.noAccount}{' '}
            <Link
              to={carryRedirect('/signup', redirect)}
              className="touch-target inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              {texts.signup}
            </Link>
          </p>
        </>
      )}
    </AccountFrame>
  )
}
