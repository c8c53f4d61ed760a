import { useForm } from 'react-hook-form'
import { ApiError } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { refreshSession } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { callAccount, problemText } from '../account-calls.ts'
import { useSending } from '../use-sending.ts'
import { recoveryTexts } from './recovery.texts.ts'

type ResetValues = { password: string; confirmation: string }
/** `token` is `null` until it is known: the form can be read, but not sent. */
type Props = { token: string | null; onDone: () => void }

export function ResetForm({ token, onDone }: Props) {
  const { reset: texts } = useTexts(recoveryTexts)
  const { sending, send } = useSending(texts.failed)
  const { register, handleSubmit, formState, setFocus } = useForm<ResetValues>({ defaultValues: { password: '', confirmation: '' } })
  const { errors } = formState

  const reset = async ({ password }: ResetValues) => {
    if (token === null) return
    try {
      await callAccount('resetPassword', { body: { token, new_password: password } })
      onDone()
      // All sign-ins ended with the old password, also one in this browser.
      await refreshSession()
    } catch (error) {
      const action = { label: texts.newLink, to: '/forgot-password' }
      const isLinkDead = error instanceof ApiError && error.code === 'reset_link_invalid'
      showToast({ kind: 'bad', title: texts.failed, text: problemText(error, texts.failedText), ...(isLinkDead && { action }) })
      setFocus('password', { shouldSelect: true })
    }
  }
  const mismatch = (
    <span>
      <strong className="block font-semibold">{texts.mismatch}</strong>
      {texts.mismatchText}
    </span>
  )
  return (
    <form method="post" noValidate className="mt-6 flex flex-col gap-6" onSubmit={(event) => void handleSubmit((values) => send(() => reset(values)))(event)}>
      <PasswordField
        label={texts.password}
        required
        autoComplete="new-password"
        error={errors.password && texts.passwordMissing}
        {...register('password', { required: true })}
      />
      <PasswordField
        label={texts.confirmation}
        required
        autoComplete="new-password"
        error={errors.confirmation && (errors.confirmation.type === 'required' ? texts.confirmationMissing : mismatch)}
        {...register('confirmation', { required: true, validate: (confirmation, { password }) => confirmation === password })}
      />
      <Button type="submit" look="primary" size="large" busy={sending} disabled={token === null}>
        {sending ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
