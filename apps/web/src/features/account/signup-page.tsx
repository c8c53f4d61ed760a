import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useTexts } from '../../language/language.ts'
import { isOwnPath } from '../../session/own-path.ts'
import { writeStored } from '../../session/stored-values.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountTexts } from './account.texts.ts'
import { problemText } from './api-problem.ts'
import { noteCodeSent } from './code-sent.ts'
import { SignupFields } from './signup-fields.tsx'
import { fullName, type SignupForm } from './signup-rules.ts'

const empty: SignupForm = { firstName: '', lastName: '', email: '', password: '', confirmation: '', terms: false }

export function SignupPage() {
  const texts = useTexts(accountTexts)
  const [parameters] = useSearchParams()
  const redirect = parameters.get('redirect')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const form = useForm<SignupForm>({ defaultValues: empty, mode: 'onTouched' })

  useEffect(() => {
    if (isOwnPath(redirect)) writeStored('pendingRedirect', redirect)
  }, [redirect])

  const create = async (values: SignupForm) => {
    setBusy(true)
    const email = values.email.trim()
    try {
      await call('register', { body: { email, password: values.password, name: fullName(values) }, on401: 'throw' })
      writeStored('lastSignupEmail', email)
      noteCodeSent(email, Date.now())
      showToast({ kind: 'good', title: texts.signup.done, text: texts.signup.doneText })
      await navigate('/check-email')
    } catch (error) {
      setBusy(false)
      showToast({ kind: 'bad', title: texts.signup.failed, text: problemText(error, texts.signup.failedText) })
    }
  }
  const loginPath = isOwnPath(redirect) ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'
  return (
    <AccountFrame poster={texts.signup.poster}>
      <PageHead title={texts.signup.page} description={texts.signup.subtitle} />
      <h1 className="type-title">{texts.signup.title}</h1>
      <p className="mt-1.5 text-ink-muted">{texts.signup.subtitle}</p>
      <SignupFields form={form} busy={busy} onSubmit={create} />
      <p className="mt-5 text-center text-small text-ink-muted">
        {texts.signup.haveAccount}{' '}
        <Link to={loginPath} className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
          {texts.signup.login}
        </Link>
      </p>
    </AccountFrame>
  )
}
