import { isEmailAddress } from '@relampago/domain/rules'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { callAccount, problemText } from '../account-calls.ts'
import { AccountColumn } from '../account-column.tsx'
import { accountTexts } from '../account.texts.ts'
import { ColumnHeading } from '../column-heading.tsx'
import { TextLink } from '../text-link.tsx'
import { useSending } from '../use-sending.ts'
import { recoveryTexts } from './recovery.texts.ts'

type ForgotValues = { email: string }

function ForgotForm({ knownEmail, onSent }: { knownEmail: string; onSent: (email: string) => void }) {
  const shared = useTexts(accountTexts)
  const { forgot: texts } = useTexts(recoveryTexts)
  const { sending, send } = useSending(texts.failed)
  const { register, handleSubmit, formState, setFocus } = useForm<ForgotValues>({ defaultValues: { email: knownEmail } })
  const { email: error } = formState.errors
  useEffect(() => setFocus('email'), [setFocus])

  const request = async ({ email }: ForgotValues) => {
    try {
      await callAccount('forgotPassword', { body: { email: email.trim() } })
      onSent(email.trim())
    } catch (problem) {
      showToast({ kind: 'bad', title: texts.failed, text: problemText(problem, texts.failedText) })
      setFocus('email')
    }
  }
  return (
    <form method="post" noValidate className="mt-6 flex flex-col gap-6" onSubmit={(event) => void handleSubmit((values) => send(() => request(values)))(event)}>
      <TextField
        label={shared.email}
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        placeholder={shared.emailPlaceholder}
        error={error && (error.type === 'filled' ? shared.emailMissing : shared.emailForm)}
        {...register('email', { validate: { filled: (email) => email.trim() !== '', form: isEmailAddress } })}
      />
      <Button type="submit" look="primary" size="large" busy={sending}>
        {sending ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}

export function ForgotPasswordPage() {
  const { backToLogin } = useTexts(accountTexts)
  const { forgot: texts } = useTexts(recoveryTexts)
  const loginPath = carryRedirect('/login', useAddressParameter('redirect') ?? null)
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  if (!isSent)
    return (
      <AccountColumn page={texts.page} description={texts.description}>
        <ColumnHeading mark="key" title={texts.title} />
        <p className="mt-2 text-ink-muted">{texts.intro}</p>
        <ForgotForm
          knownEmail={email}
          onSent={(address) => {
            setEmail(address)
            setSent(true)
          }}
        />
        <p className="mt-4 text-center text-small">
          <TextLink to={loginPath}>{backToLogin}</TextLink>
        </p>
      </AccountColumn>
    )
  return (
    <AccountColumn page={texts.page} description={texts.description}>
      <ColumnHeading key="sent" mark="mail" title={texts.sentTitle} takesFocus />
      <output className="mt-2 block">{texts.sent}</output>
      <p className="mt-2 text-ink-muted">{texts.sentHelp}</p>
      <div className="mt-7 flex flex-col gap-3">
        <ButtonLink to={loginPath} look="primary" size="large">
          {backToLogin}
        </ButtonLink>
        <Button look="outline" onClick={() => setSent(false)}>
          {texts.otherEmail}
        </Button>
      </div>
    </AccountColumn>
  )
}
