import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useTexts } from '../../language/language.ts'
import { isOwnPath, pathAfterLogin } from '../../session/own-path.ts'
import { signIn, useSession } from '../../session/session.ts'
import { writeStored } from '../../session/stored-values.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountTexts } from './account.texts.ts'
import { problemText } from './api-problem.ts'

type LoginForm = { email: string; password: string; remember: boolean }

export function LoginPage() {
  const texts = useTexts(accountTexts)
  const [parameters] = useSearchParams()
  const redirect = parameters.get('redirect')
  const navigate = useNavigate()
  const { state } = useSession()
  const [busy, setBusy] = useState(false)
  const { register, handleSubmit, formState } = useForm<LoginForm>({ defaultValues: { email: '', password: '', remember: false } })

  if (state === 'signedIn' && !busy && isOwnPath(redirect)) return <Navigate to={redirect} replace />

  const enter = async ({ email, password, remember }: LoginForm) => {
    setBusy(true)
    try {
      await signIn(email.trim(), password, remember)
      await navigate(pathAfterLogin(redirect), { replace: true })
    } catch (error) {
      setBusy(false)
      const unverified = error instanceof ApiError && error.code === 'email_not_verified'
      if (unverified) writeStored('lastSignupEmail', email.trim())
      const action = { label: texts.login.confirm, to: '/check-email' }
      showToast({ kind: 'bad', title: texts.login.failed, text: problemText(error, texts.login.failedText), ...(unverified && { action }) })
    }
  }
  const { errors } = formState
  const signupPath = isOwnPath(redirect) ? `/signup?redirect=${encodeURIComponent(redirect)}` : '/signup'
  return (
    <AccountFrame poster={texts.login.poster}>
      <PageHead title={texts.login.page} />
      <h1 className="type-title">{texts.login.title}</h1>
      <form method="post" noValidate className="mt-7 flex flex-col gap-6" onSubmit={(event) => void handleSubmit(enter)(event)}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          placeholder={texts.emailPlaceholder}
          error={errors.email && texts.required.email}
          {...register('email', { validate: (email) => email.trim() !== '' })}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={errors.password && texts.required.password}
          {...register('password', { required: true })}
        />
        <Checkbox {...register('remember')}>{texts.login.remember}</Checkbox>
        <Button type="submit" look="primary" size="large" busy={busy}>
          {busy ? texts.login.busy : texts.login.submit}
        </Button>
      </form>
      <p className="mt-6 text-center text-small text-ink-muted">
        {texts.login.noAccount}{' '}
        <Link to={signupPath} className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
          {texts.login.signup}
        </Link>
      </p>
    </AccountFrame>
  )
}
