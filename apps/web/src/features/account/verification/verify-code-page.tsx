import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { Button } from '../../../ui/button.tsx'
import { closeToasts, showToast } from '../../../ui/toasts.ts'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { callAccount, problemText } from '../account-calls.ts'
import { AccountColumn } from '../account-column.tsx'
import { ColumnHeading } from '../column-heading.tsx'
import type { EmailState } from '../email-from-state.ts'
import { TextLink } from '../text-link.tsx'
import { useSending } from '../use-sending.ts'
import { emptyBoxes, isComplete } from './code-boxes.ts'
import { CodeInput } from './code-input.tsx'
import { ResendLink } from './resend-link.tsx'
import { SentTo } from './sent-to.tsx'
import { verificationTexts } from './verification.texts.ts'

/** The address a code was sent to: from the link, else from the last sign-up in this browser. */
function useCodeEmail(): string {
  const inAddress = useAddressParameter('email') ?? ''
  const stored = useStored('lastSignupEmail') ?? ''
  return inAddress.trim() || stored
}

export function VerifyCodePage() {
  const { code: texts } = useTexts(verificationTexts)
  const email = useCodeEmail()
  const navigate = useNavigate()
  const [edit, setEdit] = useState({ boxes: emptyBoxes, focus: 0 })
  const { sending, send } = useSending(texts.failed)
  const complete = isComplete(edit.boxes)

  const check = async () => {
    try {
      await callAccount('verifyCode', { body: { email, code: edit.boxes.join('') } })
      showToast({ kind: 'good', title: texts.activated, text: texts.activatedText })
      void navigate('/login', { state: { email } satisfies EmailState })
      return 'leaving'
    } catch (error) {
      showToast({ kind: 'bad', title: texts.failed, text: problemText(error, texts.failedText) })
      // A code that did not reach the server was not refused: it can be sent again.
      if (error instanceof ApiError && error.status !== noReply) setEdit({ boxes: emptyBoxes, focus: 0 })
      return undefined
    }
  }
  const verify = () => {
    closeToasts(texts.incomplete)
    closeToasts(texts.unknownEmail)
    if (!complete) return showToast({ kind: 'bad', title: texts.incomplete, text: texts.incompleteText })
    if (email === '') return showToast({ kind: 'bad', title: texts.unknownEmail, text: texts.unknownEmailText })
    void send(check)
  }
  return (
    <AccountColumn page={texts.verifyPage} description={texts.verifyDescription}>
      <ColumnHeading mark="mail" title={texts.verifyTitle} />
      <p className="mt-2 text-ink-muted">
        <SentTo email={email} text={texts.verifySent} />
        {texts.verifyExpires}
      </p>
      <form
        method="post"
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          verify()
        }}
      >
        <CodeInput edit={edit} disabled={sending} onEdit={setEdit} onEnter={verify} />
        <Button type="submit" look="primary" size="large" busy={sending} disabled={!complete}>
          {sending ? texts.busy : texts.submit}
        </Button>
      </form>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small">
        <ResendLink email={email} />
        <TextLink to="/signup">{texts.changeEmail}</TextLink>
      </div>
    </AccountColumn>
  )
}
