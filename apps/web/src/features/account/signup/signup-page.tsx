import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { ApiError } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect, isOwnPath } from '../../../session/own-path.ts'
import { writeStored } from '../../../storage/stored-values.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { AccountFrame } from '../account-frame.tsx'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { useGoogleOffer } from '../google/use-google-offer.ts'
import { SignupFields } from './signup-fields.tsx'
import type { SignupForm } from './signup-rules.ts'
import { signupTexts } from './signup.texts.ts'
import { useSignUp } from './use-sign-up.ts'
import { WaitingSignUp } from './waiting-sign-up.tsx'

const empty: SignupForm = { firstName: '', lastName: '', email: '', password: '', confirmation: '', terms: false }

/** Which field a refused registration is about: the keyboard goes there. */
function refusedField({ code, field }: ApiError): 'firstName' | 'email' | 'password' {
  if (code === 'password_weak' || field === 'password') return 'password'
  return field === 'name' ? 'firstName' : 'email'
}

export function SignupPage() {
  const texts = useTexts(signupTexts)
  const redirect = useAddressParameter('redirect') ?? null
  const offer = useGoogleOffer()
  const form = useForm<SignupForm>({ defaultValues: empty, mode: 'onTouched' })
  const loginPath = carryRedirect('/login', redirect)
  const { sending, waiting, create, sendAgain } = useSignUp(loginPath, (error) => form.setFocus(refusedField(error), { shouldSelect: true }))

  useEffect(() => {
    if (isOwnPath(redirect)) writeStored('pendingRedirect', redirect)
  }, [redirect])

  return (
    <AccountFrame poster={texts.poster}>
      <PageHead title={texts.page} description={texts.description} isPrivate />
      <h1 className="type-title">{texts.title}</h1>
      <p className="mt-1.5 text-ink-muted">{texts.subtitle}</p>
      <SignupFields form={form} busy={sending} onSubmit={(values) => create(values, 'ask')} />
      {waiting === null ? null : (
        <WaitingSignUp busy={sending} onSendAgain={() => sendAgain(waiting.email)} onStartAnew={() => create(waiting, 'start_anew')} />
      )}
      <div className="mt-6 empty:hidden">
        <GoogleSignIn text="signUp" place="below" redirect={redirect} offer={offer} />
      </div>
      <p className="mt-5 text-center text-small text-ink-muted">
        {texts.haveAccount}{' '}
        <Link to={loginPath} className="touch-target inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
          {texts.login}
        </Link>
      </p>
    </AccountFrame>
  )
}
