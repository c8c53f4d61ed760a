import { brokenChangedPasswordRule } from '@relampago/domain/rules'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { beginSession, currentSession } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { FormFailed } from './form-failed.tsx'
import { settingsTexts } from './settings.texts.ts'

const empty = { current: '', next: '', repeat: '' }

/** What is wrong, and where: under the field that breaks a rule, or under all of them. */
type Problems = { next?: string; repeat?: string; failed?: string }

/** Changes the password and keeps the new token; gives what went wrong. */
function useChange(): (values: typeof empty) => Promise<Problems> {
  const texts = useTexts(settingsTexts)
  return async ({ current, next }) => {
    try {
      const body = { current_password: current, new_password: next }
      const { access_token: token } = await call('changePassword', { body, on401: 'throw', failedText: texts.changeFailed })
      showToast({ kind: 'good', title: texts.changed, text: texts.changedText })
      await beginSession(token, currentSession().user)
      return {}
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { failed: error.message }
    }
  }
}

/** Three fields; a broken rule is shown under its field, the server's reason under all. */
export function ChangePassword() {
  const texts = useTexts(settingsTexts)
  const language = useLanguage()
  const change = useChange()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const isFilled = Object.values(values).every((value) => value !== '')

  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues({ ...values, [name]: target.value })
      setProblems({})
    },
  })
  const send = async () => {
    setBusy(true)
    try {
      const answer = await change(values)
      setProblems(answer)
      if (answer.failed === undefined) setValues(empty)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || busy) return
    const broken = brokenChangedPasswordRule(values.next)
    if (broken !== null) return setProblems({ next: broken[language] })
    if (values.next !== values.repeat) return setProblems({ repeat: texts.mismatch })
    void send()
  }
  return (
    <Panel title={texts.password}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <PasswordField label={texts.current} autoComplete="current-password" {...field('current')} />
        <PasswordField label={texts.next} autoComplete="new-password" error={problems.next} {...field('next')} />
        <PasswordField label={texts.repeat} autoComplete="new-password" error={problems.repeat} {...field('repeat')} />
        {problems.failed === undefined ? null : <FormFailed title={texts.changeFailed} text={problems.failed} />}
        <Button type="submit" look="primary" busy={busy} disabled={!isFilled} className="sm:self-start">
          {busy ? texts.changing : texts.change}
        </Button>
      </form>
    </Panel>
  )
}
