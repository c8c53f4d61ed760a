import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { closeToasts, showToast } from '../../../ui/toasts.ts'
import { ColumnHeading } from '../column-heading.tsx'
import { TextLink } from '../text-link.tsx'
import { isComplete, type CodeEdit } from './code-boxes.ts'
import { CodeInput } from './code-input.tsx'
import { ResendLink } from './resend-link.tsx'
import { SentTo } from './sent-to.tsx'
import { verificationTexts } from './verification.texts.ts'

type Props = { email: string; edit: CodeEdit; sending: boolean; onEdit: (edit: CodeEdit) => void; onCheck: (code: string) => void }

/** The six boxes of a code, sent with the last digit, and ways to get another. */
export function CodeForm({ email, edit, sending, onEdit, onCheck }: Props) {
  const { code: texts } = useTexts(verificationTexts)
  const complete = isComplete(edit.boxes)
  const verify = ({ boxes }: CodeEdit) => {
    closeToasts(texts.incomplete)
    closeToasts(texts.unknownEmail)
    if (!isComplete(boxes)) return showToast({ kind: 'bad', title: texts.incomplete, text: texts.incompleteText })
    if (email === '') return showToast({ kind: 'bad', title: texts.unknownEmail, text: texts.unknownEmailText })
    onCheck(boxes.join(''))
  }
  const change = (next: CodeEdit) => {
    onEdit(next)
    // A digit that is corrected in a complete code is not the last one.
    if (!complete && isComplete(next.boxes)) verify(next)
  }
  return (
    <>
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
          verify(edit)
        }}
      >
        <CodeInput edit={edit} disabled={sending} onEdit={change} onEnter={() => verify(edit)} />
        <Button type="submit" look="primary" size="large" busy={sending} disabled={!complete}>
          {sending ? texts.busy : texts.submit}
        </Button>
      </form>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small">
        <ResendLink email={email} />
        <TextLink to="/signup">{texts.changeEmail}</TextLink>
      </div>
    </>
  )
}
