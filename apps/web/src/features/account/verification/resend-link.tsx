import { useTexts } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import { problemText } from '../account-calls.ts'
import { clockTime, useResend } from './use-resend.ts'
import { verificationTexts } from './verification.texts.ts'

/** Sends the code again, or counts down to when it may be. */
export function ResendLink({ email }: { email: string }) {
  const { code: texts } = useTexts(verificationTexts)
  const { waitSeconds, busy, resend } = useResend(email)
  if (waitSeconds > 0) return <span className="inline-flex min-h-11 items-center text-ink-muted tabular-nums">{texts.resendIn(clockTime(waitSeconds))}</span>
  const sendAgain = () => {
    if (email === '') return showToast({ kind: 'bad', title: texts.unknownEmail, text: texts.unknownEmailText })
    void resend(
      () => showToast({ kind: 'good', title: texts.resent, text: texts.resentText }),
      (error) => showToast({ kind: 'bad', title: texts.resendFailed, text: problemText(error, texts.resendFailedText) }),
    )
  }
  return (
    <button type="button" disabled={busy} onClick={sendAgain} className="min-h-11 underline underline-offset-4 disabled:text-ink-faint">
      {texts.resend}
    </button>
  )
}
