import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect, isOwnPath } from '../../../session/own-path.ts'
import { writeStored } from '../../../storage/stored-values.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { callAccount, problemText } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { noteCodeSent } from '../code-sent.ts'
import { GoogleSignIn } from '../google/google-sign-in.tsx'
import { useGoogleOffer } from '../google/use-google-offer.ts'
import { useSending } from '../use-sending.ts'
import { SignupFields } from './signup-fields.tsx'
import { fullName, type SignupForm } from './signup-rules.ts'
import { signupTexts } from './signup.texts.ts'

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
  const navigate = useNavigate()
  const { sending, send } = useSending(texts.failed)
  const form = useForm<SignupForm>({ defaultValues: empty, mode: 'onTouched' })
  const loginPath = carryRedirect('/login', redirect)

  useEffect(() => {
    if (isOwnPath(redirect)) writeStored('pendingRedirect', redirect)
  }, [redirect])

  const create = async (values: SignupForm) => {
    const email = values.email.trim()
    try {
      await callAccount('register', { body: { email, password: values.password, name: fullName(values) } })
      writeStored('lastSignupEmail', email)
      noteCodeSent(email, Date.now())
      showToast({ kind: 'good', title: texts.done, text: texts.doneText })
      void navigate('/check-email')
      return 'leaving'
    } catch (error) {
      const text = problemText(error)
      const isTaken = error instanceof ApiError && error.code === 'email_taken'
      showToast({ kind: 'bad', title: texts.failed, text, ...(isTaken && { action: { label: texts.login, to: loginPath } }) })
      if (error instanceof ApiError) form.setFocus(refusedField(error), { shouldSelect: true })
      return undefined
    }
  }
  return (
    <AccountFrame poster={texts.poster}>
      <PageHead title={texts.page} description={texts.description} isPrivate />
      <h1 className="type-title">{texts.title}</h1>
      <p className="mt-1.5 text-ink-muted">{texts.subtitle}</p>
      <SignupFields form={form} busy={sending} onSubmit={(values) => send(() => create(values))} />
      <div className="mt-6">
        <GoogleSignIn text="signUp" place="below" redirect={redirect} offer={offer} />
      </div>
      <p className="mt-5 text-center text-small text-ink-muted">
        {texts.haveAccount}{' '}
        <Link to={loginPath} className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
          {texts.login}
        </Link>
      </p>
    </AccountFrame>
  )
}
