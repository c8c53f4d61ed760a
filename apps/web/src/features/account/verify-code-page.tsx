import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useTexts } from '../../language/language.ts'
import { useStored } from '../../session/stored-values.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountTexts } from './account.texts.ts'
import { problemText } from './api-problem.ts'
import { emptyBoxes, isComplete } from './code-boxes.ts'
import { CodeInput } from './code-input.tsx'
import { ResendLink } from './resend-link.tsx'

/** The address a code was sent to: from the link, else from the last sign-up in this browser. */
function useCodeEmail(): string {
  const [parameters] = useSearchParams()
  const stored = useStored('lastSignupEmail')
  return parameters.get('email') || (stored ?? '')
}

function SentTo({ email, text }: { email: string; text: string }) {
  const { code: texts } = useTexts(accountTexts)
  if (email === '') return texts.sent
  return (
    <>
      {text}
      <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
    </>
  )
}

export function VerifyCodePage() {
  const { code: texts } = useTexts(accountTexts)
  const email = useCodeEmail()
  const navigate = useNavigate()
  const [edit, setEdit] = useState({ boxes: emptyBoxes, focus: 0 })
  const [busy, setBusy] = useState(false)
  const complete = isComplete(edit.boxes)

  const verify = async () => {
    if (!complete) return showToast({ kind: 'bad', title: texts.incomplete, text: texts.incompleteText })
    if (email === '') return showToast({ kind: 'bad', title: texts.unknownEmail, text: texts.unknownEmailText })
    setBusy(true)
    try {
      await call('verifyCode', { body: { email, code: edit.boxes.join('') }, on401: 'throw' })
      showToast({ kind: 'good', title: texts.activated, text: texts.activatedText })
      await navigate('/login')
    } catch (error) {
      setBusy(false)
      setEdit({ boxes: emptyBoxes, focus: 0 })
      showToast({ kind: 'bad', title: texts.failed, text: problemText(error, texts.failedText) })
    }
  }
  return (
    <div className="page-width flex flex-1 items-center justify-center py-12">
      <PageHead title={texts.verifyPage} />
      <div className="w-full max-w-md">
        <span className="flex size-14 items-center justify-center rounded-lg bg-surface-2">
          <Mail aria-hidden className="size-6" />
        </span>
        <h1 className="type-title mt-6">{texts.verifyTitle}</h1>
        <p className="mt-2 text-ink-muted">
          <SentTo email={email} text={texts.verifySent} />
          {texts.verifyExpires}
        </p>
        <form
          method="post"
          className="mt-6 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void verify()
          }}
        >
          <CodeInput {...edit} disabled={busy} onEdit={setEdit} onEnter={() => void verify()} />
          <Button type="submit" look="primary" size="large" busy={busy} disabled={!complete}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </form>
        <div className="mt-3 flex items-center justify-between gap-4 text-small">
          <ResendLink email={email} />
          <Link to="/signup" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {texts.changeEmail}
          </Link>
        </div>
      </div>
    </div>
  )
}
