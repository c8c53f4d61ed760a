import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { AccountColumn } from '../account-column.tsx'
import { accountTexts } from '../account.texts.ts'
import { problemText } from '../account-calls.ts'
import { ColumnHeading } from '../column-heading.tsx'
import { TextLink } from '../text-link.tsx'
import { SentTo } from './sent-to.tsx'
import { clockTime, useResend } from './use-resend.ts'
import { verificationTexts } from './verification.texts.ts'

export function CheckEmailPage() {
  const { code: texts } = useTexts(verificationTexts)
  const { backToLogin } = useTexts(accountTexts)
  const email = useStored('lastSignupEmail') ?? ''
  const [problem, setProblem] = useState<string | null>(null)
  const { waitSeconds, busy, resend } = useResend(email)

  const sendAgain = () => {
    setProblem(null)
    if (email === '') return setProblem(texts.noEmail)
    void resend(
      () => showToast({ kind: 'good', title: texts.resent, text: texts.resentText }),
      (error) => setProblem(problemText(error, texts.resendFailedText)),
    )
  }
  return (
    <AccountColumn page={texts.checkPage} description={texts.checkDescription}>
      <ColumnHeading mark="mail" title={texts.checkTitle} />
      <p className="mt-2 text-ink-muted">
        <SentTo email={email} text={texts.sentTo} />
        {texts.expires} {texts.spam}
      </p>
      {problem === null ? null : (
        <div className="mt-5">
          <Notice tone="bad" announce="atOnce">
            {problem}
          </Notice>
        </div>
      )}
      <div className="mt-7 flex flex-col gap-3">
        <ButtonLink to={email === '' ? '/verify-code' : `/verify-code?email=${encodeURIComponent(email)}`} look="primary" size="large">
          {texts.enter}
        </ButtonLink>
        <Button look="outline" className="tabular-nums" busy={busy} disabled={waitSeconds > 0} onClick={sendAgain}>
          {waitSeconds > 0 ? texts.resendIn(clockTime(waitSeconds)) : texts.resend}
        </Button>
      </div>
      <p className="mt-4 text-center text-small">
        <TextLink to="/login">{backToLogin}</TextLink>
      </p>
    </AccountColumn>
  )
}
