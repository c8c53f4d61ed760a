import { isEmailAddress } from '@relampago/domain/rules'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { beginSession } from '../../../session/session.ts'
import { carryRedirect, isOwnPath } from '../../../session/own-path.ts'
import { writeStored } from '../../../storage/stored-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { accountTexts } from '../account.texts.ts'
import { callAccount, problemText } from '../account-calls.ts'
import { emailFromState } from '../email-from-state.ts'
import { ownSignUpField } from '../own-sign-up.ts'
import { TextLink } from '../text-link.tsx'
import { useFirstFocus } from '../use-first-focus.ts'
import type { useSending } from '../use-sending.ts'
import { loginTexts } from './login.texts.ts'

type LoginValues = { email: string; password: string; remember: boolean }
type Props = ReturnType<typeof useSending> & { redirect: string | null }

/**
 * Signs in with a password and loads the user. `remember` asks for a token that lives longer.
 * Rejects with an `ApiError`.
 */
async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const { access_token } = await callAccount('login', { body: { username: email, password, remember: remember ? 'true' : 'false', ...ownSignUpField(email) } })
  await beginSession(access_token)
}

/**
 * Shows why the login failed; with a link to the confirmation where the e-mail is not confirmed.
 */
function useFailure(redirect: string | null) {
  const { signInFailed } = useTexts(accountTexts)
  const texts = useTexts(loginTexts)
  return (error: unknown, email: string) => {
    const isUnverified = error instanceof ApiError && error.code === 'email_not_verified'
    if (isUnverified) {
      writeStored('lastSignupEmail', email)
      // The confirmation leads back here without the parameter.
      if (isOwnPath(redirect)) writeStored('pendingRedirect', redirect)
    }
    const action = { label: texts.confirm, to: '/check-email' }
    showToast({ kind: 'bad', title: signInFailed, text: problemText(error, texts.failedText), ...(isUnverified && { action }) })
  }
}

export function LoginForm({ redirect, sending, send }: Props) {
  const shared = useTexts(accountTexts)
  const texts = useTexts(loginTexts)
  const fail = useFailure(redirect)
  const knownEmail = emailFromState(useLocation().state)
  const { register, handleSubmit, formState, setFocus, getValues } = useForm<LoginValues>({
    defaultValues: { email: knownEmail, password: '', remember: false },
  })
  useFirstFocus(() => (getValues('email') === '' ? 'email' : 'password'))

  const enter = async ({ email, password, remember }: LoginValues) => {
    try {
      await signIn(email.trim(), password, remember)
    } catch (error) {
      fail(error, email.trim())
      setFocus('password', { shouldSelect: true })
    }
  }
  const { errors } = formState
  return (
    <form method="post" noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit((values) => send(() => enter(values)))(event)}>
      <TextField
        label={shared.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        placeholder={shared.emailPlaceholder}
        error={errors.email && (errors.email.type === 'filled' ? shared.emailMissing : shared.emailForm)}
        {...register('email', { validate: { filled: (email) => email.trim() !== '', form: isEmailAddress } })}
      />
      <div className="relative">
        <PasswordField
          label={shared.password}
          required
          autoComplete="current-password"
          error={errors.password && texts.passwordMissing}
          {...register('password', { required: true })}
        />
        {/* After the field, so that the Tab key leads from the e-mail to the password. */}
        <TextLink to={carryRedirect('/forgot-password', redirect)} className="absolute -top-3.5 right-0 pt-1 text-small">
          {texts.forgot}
        </TextLink>
      </div>
      <div className="-my-3">
        <Checkbox {...register('remember')}>{texts.remember}</Checkbox>
      </div>
      <Button type="submit" look="primary" size="large" busy={sending}>
        {sending ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
