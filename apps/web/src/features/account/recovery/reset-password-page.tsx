import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { AccountColumn } from '../account-column.tsx'
import { accountTexts } from '../account.texts.ts'
import { ColumnHeading } from '../column-heading.tsx'
import { TextLink } from '../text-link.tsx'
import { recoveryTexts } from './recovery.texts.ts'
import { ResetForm } from './reset-form.tsx'
import { useResetToken } from './use-reset-token.ts'

function Done() {
  const { reset: texts } = useTexts(recoveryTexts)
  return (
    <>
      <ColumnHeading mark="done" title={texts.done} takesFocus />
      <p className="mt-2 text-ink-muted">{texts.doneText}</p>
      <ButtonLink to="/login" look="primary" size="large" className="mt-7 w-full">
        {texts.login}
      </ButtonLink>
    </>
  )
}

function InvalidToken() {
  const { reset: texts } = useTexts(recoveryTexts)
  const { backToLogin } = useTexts(accountTexts)
  return (
    <>
      <ColumnHeading mark="failed" title={texts.invalid} />
      <p role="alert" className="mt-2 text-ink-muted">
        {texts.invalidText}
      </p>
      <ButtonLink to="/forgot-password" look="primary" size="large" className="mt-7 w-full">
        {texts.newLink}
      </ButtonLink>
      <p className="mt-4 text-center text-small">
        <TextLink to="/login">{backToLogin}</TextLink>
      </p>
    </>
  )
}

function NewPassword({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { reset: texts } = useTexts(recoveryTexts)
  return (
    <>
      <ColumnHeading mark="key" title={texts.title} />
      <p className="mt-2 text-ink-muted">{texts.intro}</p>
      <ResetForm token={token} onDone={onDone} />
    </>
  )
}

/** Where the link of the recovery mail leads. */
export function ResetPasswordPage() {
  const { reset: texts } = useTexts(recoveryTexts)
  const token = useResetToken()
  // The token it was done with: a newer link opened in the same tab starts again.
  const [doneWith, setDoneWith] = useState<string | null>(null)
  const isDone = doneWith !== null && doneWith === token
  return (
    <AccountColumn page={texts.page} description={texts.description}>
      {isDone ? <Done /> : token === null ? <InvalidToken /> : <NewPassword token={token ?? null} onDone={() => setDoneWith(token ?? null)} />}
    </AccountColumn>
  )
}
