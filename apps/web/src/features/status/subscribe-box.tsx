import { CircleCheck } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { isEmailAddress } from '@relampago/domain/rules'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { focusOn } from './focus-on.ts'
import type { Outcome } from './send-request.ts'
import { useStatusTexts } from './status-texts.ts'

/** The code that sends it is fetched now: most visitors only read. */
async function ask(email: string): Promise<Outcome> {
  try {
    const { sendRequest } = await import('./send-request.ts')
    return await sendRequest({ id: 'askStatusMails', body: { email } })
  } catch {
    return { isDone: false, message: null }
  }
}

function SubscribeForm({ onSent, isQuiet }: { onSent: (message: string) => void; isQuiet: boolean }) {
  const texts = useStatusTexts()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<'emailMissing' | 'emailForm' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async () => {
    const address = email.trim()
    const found = address === '' ? 'emailMissing' : isEmailAddress(address) ? null : 'emailForm'
    setProblem(found)
    setFailure(null)
    if (found !== null) {
      input.current?.focus()
      return
    }
    setBusy(true)
    const { isDone, message } = await ask(address)
    if (isDone) onSent(message)
    else {
      setFailure(message ?? texts.failedText)
      setBusy(false)
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy) void send()
  }
  return (
    <form method="post" noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      <TextField
        ref={input}
        label={texts.email}
        type="email"
        name="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        placeholder={texts.placeholder}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem && texts[problem]}
        help={texts.privacy}
      />
      {failure === null ? null : (
        <FieldError>
          <span>
            <strong className="block font-semibold">{texts.failed}</strong>
            {failure}
          </span>
        </FieldError>
      )}
      <Button type="submit" look={isQuiet ? 'secondary' : 'primary'} busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

function Sent({ message, onOther }: { message: string; onOther: () => void }) {
  const texts = useStatusTexts()
  return (
    <div className="mt-2">
      <h3 ref={focusOn} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
        {texts.sentTitle}
      </h3>
      <output className="mt-2 block">{message}</output>
      <p className="mt-2 text-small text-ink-muted">{texts.sentHelp}</p>
      <Button look="outline" className="mt-4" onClick={onOther}>
        {texts.other}
      </Button>
    </div>
  )
}

/** Asks for mails about incidents. `isQuiet`: something else on the page is the next step. */
export function SubscribeBox({ isQuiet }: { isQuiet: boolean }) {
  const texts = useStatusTexts()
  const [message, setMessage] = useState<string | null>(null)
  return (
    <Panel title={texts.subscribe}>
      <p className="text-ink-muted">{texts.subscribeText}</p>
      {message === null ? <SubscribeForm onSent={setMessage} isQuiet={isQuiet} /> : <Sent message={message} onOther={() => setMessage(null)} />}
    </Panel>
  )
}
