import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../language/language.ts'
import { useStored } from '../../session/stored-values.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountTexts } from './account.texts.ts'
import { problemText } from './api-problem.ts'
import { clockTime, useResend } from './use-resend.ts'

export function CheckEmailPage() {
  const { code: texts } = useTexts(accountTexts)
  const email = useStored('lastSignupEmail') ?? ''
  const [problem, setProblem] = useState<string | null>(null)
  const { waitSeconds, busy, resend } = useResend(email)

  const sendAgain = async () => {
    setProblem(null)
    if (email === '') return setProblem(texts.noEmail)
    try {
      await resend()
      showToast({ kind: 'good', title: texts.resent, text: texts.resentText })
    } catch (error) {
      setProblem(problemText(error, texts.resendFailedText))
    }
  }
  return (
    <div className="page-width flex flex-1 items-center justify-center py-12">
      <PageHead title={texts.checkPage} />
      <div className="w-full max-w-md">
        <span className="flex size-14 items-center justify-center rounded-lg bg-surface-2">
          <Mail aria-hidden className="size-6" />
        </span>
        <h1 className="type-title mt-6">{texts.checkTitle}</h1>
        <p className="mt-2 text-ink-muted">
          {email === '' ? (
            texts.sent
          ) : (
            <>
              {texts.sentTo}
              <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
            </>
          )}
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
          <Button look="outline" busy={busy} disabled={waitSeconds > 0} onClick={() => void sendAgain()}>
            {waitSeconds > 0 ? texts.resendIn(clockTime(waitSeconds)) : texts.resend}
          </Button>
        </div>
        <p className="mt-4 text-center text-small">
          <Link to="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {texts.backToLogin}
          </Link>
        </p>
      </div>
    </div>
  )
}
